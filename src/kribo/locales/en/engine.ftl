# What `kribo selftest` and `kribo build-tables` say.

selftest-row = { $name ->
    [hands] hands counted
    [mean] mean
   *[points] hands of { $name }
}: { $found }, { $right ->
    [True] as published
   *[False] but { $published } is published
}
selftest-time = { $kernel ->
    [c] counted one by one
   *[python] counted by their ranks, as the kernel is not compiled here
} in { $seconds } s

build-made = { $file }: { $bytes } bytes, { $seconds } s

error-unknown-table = There is nothing called “{ $table }” to make. What can be made: { $known }.
