// Validates external data: storage, history, other tabs. Small enough to be loaded on every page.

/** Reads a value; undefined when it is not of the shape. Never throws. */
export type Shape<T> = (value: unknown) => T | undefined;

type Of<S> = S extends Shape<infer T> ? T : never;
type Shapes = Readonly<Record<string, Shape<unknown>>>;
type Whole<R extends Shapes, O extends Shapes> = { [K in keyof R]: Of<R[K]> } & {
  [K in keyof O]?: Of<O[K]> | undefined;
};

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const textShape: Shape<string> = (value) => (typeof value === 'string' ? value : undefined);
export const flagShape: Shape<boolean> = (value) => (typeof value === 'boolean' ? value : undefined);
export const numberShape: Shape<number> = (value) =>
  typeof value === 'number' && Number.isFinite(value) ? value : undefined;
export const integerShape: Shape<number> = (value) =>
  Number.isSafeInteger(value) ? numberShape(value) : undefined;

/** One of these values, and no other. */
export const oneOf =
  <const T extends readonly (string | number | boolean)[]>(...values: T): Shape<T[number]> =>
  (value) =>
    values.find((one) => one === value);

export const orNull =
  <T>(shape: Shape<T>): Shape<T | null> =>
  (value) =>
    value === null ? null : shape(value);

/** A complete list: rejected when any item has another shape. */
export const listShape =
  <T>(item: Shape<T>): Shape<T[]> =>
  (value) => {
    const items = Array.isArray(value) ? value.map(item) : [];
    return Array.isArray(value) && !items.includes(undefined) ? (items as T[]) : undefined;
  };

/** Exactly these fields; rejected when any has another shape. An optional field may be missing, but not invalid. */
export function recordShape<R extends Shapes, O extends Shapes = Record<never, never>>(
  required: R,
  optional?: O,
): Shape<Whole<R, O>> {
  const parts = Object.entries<Shape<unknown>>({ ...required, ...optional });
  return (value) => {
    if (!isRecord(value)) return undefined;
    const whole: Record<string, unknown> = {};
    for (const [name, shape] of parts) {
      const part = Object.hasOwn(value, name) ? value[name] : undefined;
      const read = part === undefined ? undefined : shape(part);
      if (read !== undefined) whole[name] = read;
      else if (part !== undefined || Object.hasOwn(required, name)) return undefined;
    }
    return whole as Whole<R, O>;
  };
}

/** Names in languages other than English. */
export const namesShape = recordShape({}, { ms: textShape, 'zh-Hans': textShape });
