import type { CarouselTexts } from '../carousel/Carousel.js';
import type { FileFieldTexts } from '../file-field/fileFieldTexts.js';
import type { LightboxTexts } from '../lightbox/lightbox.texts.js';
import type { PointsMapTexts } from '../map/PointsMap.js';
import type { PaginationTexts } from '../pagination/Pagination.js';
import type { QuantityTexts } from '../quantity-field/QuantityField.js';
import type { RangeTexts } from '../range-field/RangeField.js';
import type { RatingTexts } from '../rating/Rating.js';
import type { StarTexts } from '../star-field/starTexts.js';

/** All texts of the kit, by the names that a dictionary has for its components. */
export interface KitTexts {
  readonly alert: { close: string };
  readonly breadcrumbs: { label: string };
  readonly carousel: CarouselTexts;
  readonly chip: { remove: string };
  readonly dateField: { placeholder: string };
  readonly dialog: { close: string };
  readonly errorBoundary: { title: string; text: string };
  readonly errorState: { title: string; text: string; retry: string };
  readonly fileField: FileFieldTexts;
  readonly lightbox: LightboxTexts;
  readonly loadingBar: { label: string };
  readonly pagination: PaginationTexts;
  readonly passwordField: { show: string; hide: string };
  readonly pointsMap: PointsMapTexts;
  readonly price: { current: string; old: string };
  readonly priorityNav: { more: string };
  readonly quantityField: QuantityTexts;
  readonly rangeField: RangeTexts;
  readonly rating: RatingTexts;
  readonly scrollRow: { previous: string; next: string };
  readonly searchField: { label: string; submit: string; clear: string };
  readonly spinner: { label: string };
  readonly star: StarTexts;
}
