// The geometry of a board: an S of streets of thirty holes, for any target and one to six tracks. Numbers in, numbers
// out; the drawing is in board.js, the formulas in the comments of this file.
//
// The offset of a track changes its sign with the direction of a street. So the outer track of one turn is the inner
// one of the next, and tracks never cross.

/** Holes of a street. */
export const STREET = 30;
/** The longest game that is pegged in one lap; longer ones go round a board of four streets. */
const ONE_LAP = 181;

/**
 * How many streets a board has for a target, and how often they are gone round.
 * @param {number} target
 */
export function lengths(target) {
  const streets = target <= ONE_LAP ? Math.ceil((target - 1) / STREET) : 4;
  return { streets, laps: Math.ceil((target - 1) / (STREET * streets)) };
}

/**
 * The lap that a score is in, from 1.
 * @param {number} target
 * @param {number} score
 */
export function lapOf(target, score) {
  const { streets, laps } = lengths(target);
  return Math.min(laps, Math.floor(Math.max(score - 1, 0) / (STREET * streets)) + 1);
}

/**
 * @typedef {object} TrackOptions
 * @property {number} target
 * @property {number} sides
 * @property {number} pitch from hole to hole
 * @property {number} gap added after each five
 * @property {number} width from track to track
 * @property {number} gutter between streets
 * @property {number} lead before a turn
 * @property {number} pad
 * @property {number} start room for the start holes, in pitches
 * @property {number} margin for the numbers
 * @property {boolean} columns whether streets stand (desktop) or lie (phone)
 */

/** @typedef {[number, number]} Point */

/** @param {TrackOptions} options */
export function track(options) {
  const { target, sides, pitch, gap, width, gutter, lead, pad, start, margin, columns } = options;
  const { streets, laps } = lengths(target);
  const half = (sides - 1) * width / 2;
  const between = 2 * half + gutter; // from the middle of a street to that of the next
  const length = (STREET - 1) * pitch + 5 * gap;
  const cap = lead + between / 2 + half; // what a turn takes beyond the last hole
  const near = pad + Math.max(cap, start * pitch);
  const far = pad + cap;
  const alongSize = near + length + far;
  const acrossSize = pad * 2 + 2 * half + (streets - 1) * between + margin;
  const first = pad + half + margin * 0.3;
  // A target that is no whole number of streets ends within its last one; laps go over every hole.
  const last = laps > 1 ? STREET * streets : target - 1;

  /** @param {number} street */
  const direction = (street) => (street % 2 ? -1 : 1);
  /** @param {number} street */
  const middle = (street) => first + street * between;
  /** @param {number} t */
  const offset = (t) => (t - (sides - 1) / 2) * width;
  /** @param {number} k */
  const reach = (k) => k * pitch + Math.floor(k / 5) * gap;
  /** How far along the place k of a street is, k from 0.
   * @param {number} street
   * @param {number} k */
  const along = (street, k) => near + (direction(street) > 0 ? reach(k) : length - reach(k));
  /**
   * @param {number} a
   * @param {number} x
   * @returns {Point}
   */
  const point = (a, x) => (columns ? [x, alongSize - a] : [a, x]);

  /** @param {number} i */
  const place = (i) => {
    const j = (i - 1) % (STREET * streets);
    return { street: Math.floor(j / STREET), k: j % STREET };
  };

  /** The game hole, behind the last one and shared by all tracks.
   * @returns {Point} */
  function gameHole() {
    const { street, k } = place(last);
    return point(along(street, k) + direction(street) * pitch * 1.55, middle(street));
  }

  /**
   * The point of hole i of a track; 0 and -1 are the start holes.
   * @param {number} i
   * @param {number} t
   * @returns {Point}
   */
  function hole(i, t) {
    if (i >= target) return gameHole();
    if (i < 1) return point(near - pitch * (i === 0 ? 1.3 : 2.2), middle(0) + offset(t));
    const { street, k } = place(i);
    return point(along(street, k), middle(street) + direction(street) * offset(t));
  }

  /**
   * The way of a track from one hole to another, as path data: straight streets and half-circle turns.
   * @param {number} t
   * @param {number} from
   * @param {number} to
   */
  function way(t, from, to) {
    let d = `M${pair(hole(from, t))}`;
    for (let street = place(from).street; street < place(to).street; street++) {
      const end = direction(street) > 0 ? near + length + lead : near - lead;
      const radius = between / 2 - direction(street) * offset(t);
      const leave = point(end, middle(street) + direction(street) * offset(t));
      const enter = point(end, middle(street + 1) - direction(street) * offset(t));
      d += `L${pair(leave)}A${short(radius)} ${short(radius)} 0 0 ${direction(street) > 0 ? 1 : 0} ${pair(enter)}`;
    }
    return `${d}L${pair(hole(to, t))}`;
  }

  /**
   * A line across all tracks between hole i and the next: its two ends, outer one last, and which way is out.
   * @param {number} i
   * @param {number} beyond
   * @returns {{from: Point, to: Point, turn: boolean, direction: number}}
   */
  function lineAfter(i, beyond) {
    const { street, k } = place(i);
    const d = direction(street);
    if (k === STREET - 1) {
      const x = middle(street) + between / 2;
      const edge = d > 0 ? near + length + lead : near - lead;
      const inner = edge + d * (between / 2 - half - beyond);
      return { from: point(inner, x), to: point(edge + d * (between / 2 + half + beyond), x), turn: true, direction: d };
    }
    const a = (along(street, k) + along(street, k + 1)) / 2;
    return {
      from: point(a, middle(street) - half - beyond),
      to: point(a, middle(street) + half + beyond),
      turn: false,
      direction: d,
    };
  }

  return {
    options, streets, laps, last, half, between, hole, way, lineAfter, gameHole, point, middle, along, place, direction,
    size: /** @type {Point} */ (columns ? [acrossSize, alongSize] : [alongSize, acrossSize]),
  };
}

/** @typedef {ReturnType<typeof track>} Track */

/** @param {number} value */
export const short = (value) => Number(value.toFixed(1));
/** @param {Point} p */
export const pair = (p) => `${short(p[0])} ${short(p[1])}`;

/**
 * The sizes for a number of sides, standing or lying.
 * @param {number} target
 * @param {number} sides
 * @param {boolean} columns
 * @returns {TrackOptions}
 */
export function sizes(target, sides, columns) {
  if (!columns) {
    const [width, gutter] = sides <= 2 ? [8.6, 12.4] : sides === 3 ? [7.2, 11] : [6.2, 10];
    return {
      target, sides, columns, pitch: 9.3, gap: 3.6, width, gutter, lead: 4, pad: 6, start: 2.7, margin: 2,
    };
  }
  const [width, gutter] = sides <= 2 ? [23, 45] : sides === 3 ? [16, 32] : sides === 4 ? [12.5, 26] : [10.5, 30];
  return { target, sides, columns, pitch: 13.6, gap: 8, width, gutter, lead: 8, pad: 12, start: 2.9, margin: 45 };
}

/**
 * The lines of a board: after which holes, and what stands there.
 * @param {number} target
 * @param {string} skunk the option of the rules
 * @returns {[number, string][]}
 */
export function lines(target, skunk) {
  /** @type {[number, string][]} */
  const all = skunk === 'lines'
    ? [[90, 'S'], [60, 'SS']]
    : skunk === 'lurch'
      ? [[Math.ceil(target / 2) - 1, 'L']]
      : skunk === 'margins' ? [[target - 31, 'S'], [target - 61, 'SS']] : [];
  return all.filter(([hole]) => hole > 0 && hole < target - 1);
}
