/** The position of a product in a list. */
export interface ListPlace {
  /** `catalog`, `search`, `best-offers`, `similar`, `accessories`, or a name of the host's own. */
  readonly list: string;
  /** From 1. */
  readonly position: number;
}

/** A product as events name it. What the page has not loaded is left out; ids are always there. */
export interface EventProduct extends Partial<ListPlace> {
  readonly id: number;
  /** The variant (size, colour), where the product has several. */
  readonly variantId?: number;
  readonly name?: string;
  /** Price of one piece, in roubles, two decimals at most. */
  readonly price?: number;
  /** Currency of `price` (ISO 4217): present whenever the price is. */
  readonly currency?: 'RUB';
  /** Pieces that the event is about. */
  readonly quantity?: number;
  readonly category?: string;
}

/** How a product was presented when the visitor acted: its position in a list, or its name where no cache has it. */
export type SeenAs = Partial<Pick<EventProduct, 'name' | 'category' | 'list' | 'position'>>;

/** A sum and the products that it consists of. */
export interface EventSum {
  /** In roubles. */
  readonly value: number;
  readonly currency: 'RUB';
  readonly products: readonly EventProduct[];
}

/** What happens in the shop, by name. A field may be added in a minor version; none is renamed or removed in one. */
export interface ShopEventMap {
  /** Search results have arrived: in the field's dropdown or as a list. */
  readonly search: { readonly query: string; readonly place: 'dropdown' | 'list'; readonly count?: number };
  /** A list of products is shown: once for every page of it. */
  readonly 'list:viewed': { readonly list: string; readonly products: readonly EventProduct[] };
  /** A product page is open: once for every variant that is chosen. */
  readonly 'product:viewed': { readonly product: EventProduct };
  /** The server has added a product to the basket. */
  readonly 'basket:added': { readonly product: EventProduct };
  /** The server has removed a line from the basket. */
  readonly 'basket:removed': { readonly product: EventProduct };
  /** The server has accepted another quantity of a line: `quantity` of the product is the new one. */
  readonly 'basket:quantity': { readonly product: EventProduct; readonly previous?: number };
  /** A product was added to the favourites (`isIn`) or removed. */
  readonly favorite: { readonly product: EventProduct; readonly isIn: boolean };
  /** A product was added to the comparison (`isIn`) or removed. */
  readonly compare: { readonly product: EventProduct; readonly isIn: boolean };
  /** The order form is open with a basket that is not empty. */
  readonly 'order:started': EventSum;
  /** The server accepted an order. */
  readonly 'order:placed': EventSum & {
    readonly orderNumber: string;
    readonly delivery: 'pickup' | 'courier';
    readonly payment: 'card' | 'sbp' | 'onDelivery' | 'credit';
  };
  /** The buyer has returned from the card payment page. */
  readonly 'payment:returned': { readonly outcome: 'paid' | 'failed' | 'pending' };
  /** The visitor signed in with a password, or by registering. */
  readonly 'auth:signed-in': { readonly method: 'password' | 'registration' };
  readonly 'auth:signed-out': Readonly<Record<never, never>>;
  /** A form was accepted: `contacts`, `work`, `service`, `project`, `subscribe`, `reservation`, `review`. */
  readonly 'form:sent': { readonly form: string };
  /** A call failed, or data could not be read: what `settings.onError` receives. */
  readonly error: { readonly source: string; readonly kind: string; readonly message: string };
}

/** The name of an event. */
export type ShopEventName = keyof ShopEventMap;

/** Version of the details: increased when a field is renamed or removed. */
export const EVENTS_VERSION = 1;

/** An event as handlers of all names receive it. */
export type ShopEvent = {
  [Name in ShopEventName]: {
    readonly name: Name;
    readonly version: typeof EVENTS_VERSION;
    /** When it happened, ms since 1970. */
    readonly at: number;
    readonly detail: ShopEventMap[Name];
  };
}[ShopEventName];
