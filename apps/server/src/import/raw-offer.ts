/** A category as the feed has it; ids are texts, whatever they look like. */
export interface RawCategory {
  id: string;
  parentId: string;
  title: string;
}

/** A property of an offer; a unit is already part of the value. */
export interface RawParam {
  name: string;
  value: string;
}

/** An offer as the feed has it: every field a text, '' when absent. */
export interface RawOffer {
  id: string;
  groupId: string;
  type: string;
  available: string;
  /** Texts of the offer's own elements by name; of repeated ones the first. */
  fields: Record<string, string>;
  pictures: string[];
  params: RawParam[];
  /** What each outlet has in stock. */
  outlets: OutletStock[];
  /** The feed gives no stock: what the shop has of a variant stays as it is. */
  keepsStock?: boolean;
}

/** Pieces in one shop; `outlet` is its id in the feed. */
export interface OutletStock {
  readonly outlet: string;
  readonly amount: number;
}

/** The feed's header. */
export interface FeedFacts {
  /** Name of the shop; '' when it has none. */
  shopName: string;
  /** Its legal name and its address, as far as it gives them. */
  company?: string;
  url?: string;
  /** What one unit of each currency costs in the feed's main one, by upper-case code. */
  readonly rates: Map<string, number>;
}

/** Longest texts that are kept: the rest of a text is cut off, the rest of a list dropped. */
export const feedLimits = {
  id: 200,
  title: 300,
  description: 20_000,
  field: 500,
  paramName: 100,
  paramValue: 300,
  params: 100,
  outlets: 200,
  pictures: 20,
  address: 2_000,
} as const;
