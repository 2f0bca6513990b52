# The pages of `kribo help`: the overview, then one page for each command.
# A line may not begin with [ * . or }, which mean something to Fluent; write {"["} there.

## Overview

help =
    kribo: cribbage by its rules, to play, to count and to study.

    Usage: kribo COMMAND [WORDS] [--options]
           kribo help COMMAND     everything about one command

    Cards are written rank and suit: 5H, TD (or 10D), AS.
