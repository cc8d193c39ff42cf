import { SaxesParser, type SaxesTagPlain } from 'saxes';
import { ImportError } from './import-error.js';
import { feedLimits, type FeedFacts, type RawCategory, type RawOffer } from './raw-offer.js';
import { decodeTwice } from './decode-twice.js';

/** What the reader has found since the last piece. */
export interface FeedPiece {
  categories: RawCategory[];
  offers: RawOffer[];
}

/** Named entities of HTML that shops write into descriptions although XML knows only five. */
const htmlEntities: Record<string, string> = {
  nbsp: '\u00a0',
  laquo: '«',
  raquo: '»',
  mdash: '—',
  ndash: '–',
  hellip: '…',
  bull: '•',
  middot: '·',
  times: '×',
  deg: '°',
  copy: '©',
  reg: '®',
  trade: '™',
  euro: '€',
  plusmn: '±',
  frac12: '½',
  sup2: '²',
  sup3: '³',
  ldquo: '“',
  rdquo: '”',
  bdquo: '„',
};

/** A single text, tag or document type longer than this is not a feed but an attack on memory. */
const maxSilence = 4_000_000;

/** More pieces of anything are a mistake, or «plenty». */
const mostPieces = 100_000;

/** Fields whose texts may be longer than an ordinary field. */
const limitOf = (name: string): number =>
  name === 'description' ? feedLimits.description : name === 'picture' ? feedLimits.address : feedLimits.field;

/**
 * Reads a YML feed piece by piece: memory does not grow with the file. A document type is allowed and ignored: its
 * entities are never expanded, and nothing is ever fetched.
 * @throws ImportError at the first place where the file is not well-formed XML, or is not YML
 */
export class FeedReader {
  /** Known once the reader has passed them: they come before the offers. */
  readonly facts: FeedFacts = { shopName: '', rates: new Map() };
  private readonly parser = new SaxesParser();
  private readonly path: string[] = [];
  private text = '';
  private category: RawCategory | null = null;
  private offer: RawOffer | null = null;
  private attributes: Record<string, string> = {};
  private found: FeedPiece = { categories: [], offers: [] };
  private silence = 0;
  private isCatalog = false;

  constructor() {
    const { parser } = this;
    Object.assign(parser.ENTITIES, htmlEntities);
    parser.on('error', (error) => {
      throw new ImportError(`Файл повреждён: ${error.message.replace(/^undefined:/, '')}.`);
    });
    parser.on('opentag', (tag) => this.open(tag));
    parser.on('closetag', () => this.close());
    parser.on('text', (text) => this.take(text));
    parser.on('cdata', (text) => this.take(text));
    for (const quiet of ['doctype', 'comment', 'processinginstruction'] as const) {
      parser.on(quiet, () => {
        this.silence = 0;
      });
    }
  }

  /** Feeds the next piece of text; returns what it completed. */
  read(text: string): FeedPiece {
    this.silence += text.length;
    this.parser.write(text);
    if (this.silence > maxSilence)
      throw new ImportError('Файл повреждён: один элемент длиннее четырёх миллионов знаков.');
    return this.collect();
  }

  /** The end of the file. */
  finish(): FeedPiece {
    this.parser.close();
    if (!this.isCatalog) throw new ImportError('Это не YML: корневой элемент не yml_catalog.');
    return this.collect();
  }

  private collect(): FeedPiece {
    const { found } = this;
    this.found = { categories: [], offers: [] };
    return found;
  }

  private open({ name, attributes }: SaxesTagPlain): void {
    this.silence = 0;
    this.text = '';
    this.path.push(name);
    if (this.path.length > 64) throw new ImportError('Файл повреждён: слишком глубокая вложенность.');
    if (this.path.length === 1) {
      if (name !== 'yml_catalog')
        throw new ImportError(`Это не YML: корневой элемент ${name.slice(0, 60)}, а не yml_catalog.`);
      this.isCatalog = true;
    }
    const cut = (text: string | undefined) => (text ?? '').trim().slice(0, feedLimits.id);
    if (this.offer) {
      this.attributes = attributes;
      if (name === 'outlet') this.addOutlet(this.offer, attributes);
    } else if (name === 'offer' && this.parent() === 'offers') {
      this.offer = {
        id: cut(attributes.id),
        groupId: cut(attributes.group_id),
        type: cut(attributes.type),
        available: cut(attributes.available),
        fields: {},
        pictures: [],
        params: [],
        outlets: [],
      };
    } else if (name === 'category' && this.parent() === 'categories') {
      // The specification says parentId; shops write what they like.
      const [, parentId] = Object.entries(attributes).find(([key]) => /^parent[_-]?id$/i.test(key)) ?? [];
      this.category = { id: cut(attributes.id), parentId: cut(parentId), title: '' };
    } else if (name === 'currency' && this.parent() === 'currencies') {
      // A rate may also be the name of a bank: nothing can be computed with it.
      const rate = Number((attributes.rate ?? '').replace(',', '.'));
      const code = cut(attributes.id).toUpperCase();
      if (rate > 0 && Number.isFinite(rate) && this.facts.rates.size < 100) this.facts.rates.set(code, rate);
    }
  }

  private parent(): string | undefined {
    return this.path.at(-2);
  }

  private take(text: string): void {
    this.silence = 0;
    const limit = limitOf(this.path.at(-1) ?? '');
    if (this.text.length < limit) this.text += text.slice(0, limit - this.text.length);
  }

  private close(): void {
    this.silence = 0;
    const name = this.path.pop() ?? '';
    const text = this.text.trim();
    this.text = '';
    if (this.offer) this.closeInOffer(this.offer, name, text);
    else if (this.category && name === 'category') {
      this.found.categories.push({ ...this.category, title: decodeTwice(text).slice(0, feedLimits.title) });
      this.category = null;
    } else if (this.path.join('/') === 'yml_catalog/shop') {
      const said = decodeTwice(text).replace(/\s+/g, ' ').slice(0, 100);
      if (name === 'name') this.facts.shopName = said;
      else if (name === 'company' || name === 'url') this.facts[name] = said;
    }
  }

  private closeInOffer(offer: RawOffer, name: string, text: string): void {
    if (name === 'offer' && this.path.at(-1) === 'offers') {
      this.found.offers.push(offer);
      this.offer = null;
    } else if (this.path.at(-1) !== 'offer') {
      // Inside another element of the offer: outlets, age, dimensions of parts.
    } else if (name === 'barcode' && offer.fields.barcode) {
      offer.fields.barcode = `${offer.fields.barcode}, ${text}`.slice(0, feedLimits.field);
    } else if (name === 'picture') {
      if (text !== '' && offer.pictures.length < feedLimits.pictures) offer.pictures.push(text);
    } else if (name === 'param') {
      const title = (this.attributes.name ?? '').trim().slice(0, feedLimits.paramName);
      const unit = (this.attributes.unit ?? '').trim().slice(0, 20);
      const value = text.slice(0, feedLimits.paramValue);
      if (title !== '' && value !== '' && offer.params.length < feedLimits.params) {
        offer.params.push({ name: decodeTwice(title), value: decodeTwice(unit === '' ? value : `${value} ${unit}`) });
      }
    } else if (!Object.hasOwn(offer.fields, name)) {
      // A description may be HTML, whose entities are right as they are.
      offer.fields[name] = name === 'description' ? text : decodeTwice(text);
    }
  }

  private addOutlet({ outlets }: RawOffer, { id = '', instock = '' }: Record<string, string>): void {
    const amount = Number.parseInt(instock, 10);
    if (!(amount >= 0) || outlets.length >= feedLimits.outlets) return;
    outlets.push({ outlet: id.trim().slice(0, feedLimits.id), amount: Math.min(amount, mostPieces) });
  }
}
