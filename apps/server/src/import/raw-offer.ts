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
  /** Sum of what outlets have in stock, null when they say nothing. */
  outletStock: number | null;
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
  pictures: 20,
  address: 2_000,
} as const;
