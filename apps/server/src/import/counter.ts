import { sql } from 'kysely';
import type { Db } from '../db/schema.js';

/** Allocates ids: they continue from the table's sequence, so that old orders never point at new goods. */
export class Counter {
  private constructor(private last: number) {}

  static async of(trx: Db, table: 'products' | 'variants' | 'brands' | 'sections' | 'properties'): Promise<Counter> {
    const { rows } = await sql<{ id: string }>`select nextval(pg_get_serial_sequence(${table}, 'id')) as id`.execute(
      trx,
    );
    return new Counter(Number(rows[0]?.id ?? 1) - 1);
  }

  next(): number {
    this.last += 1;
    return this.last;
  }
}
