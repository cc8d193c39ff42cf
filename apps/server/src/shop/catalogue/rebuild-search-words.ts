import { sql } from 'kysely';
import type { Db } from '../../db/schema.js';

/** Fills the dictionary that mistyped words are compared with: every word of the goods and its stem. */
export async function rebuildSearchWords(trx: Db): Promise<void> {
  await trx.deleteFrom('search_words').execute();
  await sql`
    insert into search_words (word, lexeme, products)
    select word, lexeme, products from (
      select word, (tsvector_to_array(to_tsvector('russian', word)))[1] as lexeme, products
        from (
          select word, count(*)::int as products
            from products p, lateral (select distinct unnest(string_to_array(p.search_text, ' ')) as word) w
           where length(word) between 1 and 40
           group by word
        ) counted
    ) stemmed
    where lexeme is not null`.execute(trx);
  await sql`analyze search_words`.execute(trx);
}
