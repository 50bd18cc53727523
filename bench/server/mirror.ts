import { ArraySchema, type FieldBuilder, schema, type Schema, t } from '@colyseus/schema';

type Scalar = number | boolean | string;
type Fields = Record<string, unknown>;

/** The Schema class for some shape of plain data, and those of the objects in it. */
export interface Shape {
  readonly Class: new () => Schema;
  readonly parts: Readonly<Record<string, Shape>>;
}

/** Scalars stay scalars, lists of numbers become ArraySchema, objects classes of their own. */
export function shapeOf(data: object): Shape {
  const objects = Object.entries(data).filter(([, value]) => isObject(value));
  const parts = Object.fromEntries(objects.map(([key, value]) => [key, shapeOf(value as object)]));
  const fields = Object.entries(data).map(
    ([key, value]) => [key, parts[key]?.Class ?? fieldOf(value)] as const,
  );
  return { Class: schema(Object.fromEntries(fields)), parts };
}

function fieldOf(value: unknown): FieldBuilder {
  if (Array.isArray(value)) return t.array('number');
  if (typeof value === 'string') return t.string();
  return typeof value === 'boolean' ? t.boolean() : t.number();
}

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Keeps a Schema equal to plain data. The rules work on the plain data, because Schema's lists are
 * proxies and slow to work on; what has not changed is not touched, so that a patch holds only
 * what has.
 */
export class Mirror {
  readonly schema: Schema;
  readonly #copies: (() => void)[] = [];

  constructor(data: object, shape: Shape) {
    this.schema = this.#mirrored(data as Fields, shape);
  }

  /** Makes the Schema equal to the data. */
  update(): void {
    for (const copy of this.#copies) copy();
  }

  #mirrored(data: Fields, { Class, parts }: Shape): Schema {
    const schema = new Class();
    const fields = schema as Schema & Fields;
    for (const [key, value] of Object.entries(data)) {
      if (Array.isArray(value)) fields[key] = this.#mirroredList(value as Scalar[]);
      else fields[key] = isObject(value) ? this.#mirrored(value as Fields, parts[key]) : value;
    }
    const scalars = Object.keys(data).filter((key) => typeof data[key] !== 'object');
    this.#copies.push(() => {
      for (const key of scalars) if (fields[key] !== data[key]) fields[key] = data[key];
    });
    return schema;
  }

  #mirroredList(list: readonly Scalar[]): ArraySchema<Scalar> {
    const mirrored = new ArraySchema<Scalar>(...list);
    const told = [...list];
    this.#copies.push(() => {
      for (let place = 0; place < list.length; place++) {
        if (told[place] === list[place]) continue;
        told[place] = list[place];
        mirrored[place] = list[place];
      }
    });
    return mirrored;
  }
}
