import { catalogueMigration } from './0001-catalogue.js';
import { visitorsMigration } from './0002-visitors.js';
import { purchaseMigration } from './0003-purchase.js';
import { contentMigration } from './0004-content.js';
import { accountMigration } from './0005-account.js';
import { consentsMigration } from './0006-consents.js';
import { variantFacetsMigration } from './0007-variant-facets.js';
import { refundsMigration } from './0008-refunds-and-retries.js';
import { creditMigration } from './0009-credit.js';
import { dyingMessagesMigration } from './0010-dying-messages.js';
import { sessionDevicesMigration } from './0011-session-devices.js';
import { noContactPhoneIndexMigration } from './0012-no-contact-phone-index.js';
import { creditRetriesMigration } from './0013-credit-retries.js';
import { catalogueChangesMigration } from './0014-catalogue-changes.js';
import { productsByFameMigration } from './0015-products-by-fame.js';
import { basketCallsMigration } from './0016-basket-calls.js';
import { importKeysMigration } from './0017-import-keys.js';
import { staffMigration } from './0018-staff.js';
import { feedPullsMigration } from './0019-feed-pulls.js';
import { remotePicturesMigration } from './0020-remote-pictures.js';
import { derivedByTriggersMigration } from './0021-derived-by-triggers.js';
import { ownContentMigration } from './0022-own-content.js';
import { searchOrderMigration } from './0024-search-order.js';
import { consentLogMigration } from './0026-consent-log.js';
import { exchangeMigration } from './0028-exchange.js';
import { reviewAnswersMigration } from './0029-review-answers.js';
import { wordingsMigration } from './0030-wordings.js';
import { deliveryMigration } from './0031-delivery.js';
import { ownOrderMigration } from './0034-own-order.js';
import { reviewPhotosMigration } from './0035-review-photos.js';
import { pageHeadingsMigration } from './0037-page-headings.js';
import { toolsWithRolesMigration } from './0038-tools-with-roles.js';
import { saleLinksMigration } from './0040-sale-links.js';
import { sortByLettersMigration } from './0042-sort-by-letters.js';
import { indexRowsMigration } from './0044-index-rows.js';
import { variantArticlesMigration } from './0046-variant-articles.js';
import { movedProductsMigration } from './0048-moved-products.js';
import { advertWordingMigration } from './0050-advert-wording.js';
import { partialRefundsMigration } from './0052-partial-refunds.js';
import { pagesByToolsMigration } from './0054-pages-by-tools.js';
import { nameOfFeedMigration } from './0056-name-of-feed.js';
import { fingerprintsMigration } from './0058-fingerprints.js';
import { nearestByPriceMigration } from './0060-nearest-by-price.js';
import { shownVariantsMigration } from './0062-shown-variants.js';

/** A step of the schema: plain SQL for PostgreSQL 15, run once, in order, never edited after a release. */
export interface Migration {
  readonly name: string;
  readonly sql: string;
}

export const migrations: readonly Migration[] = [
  catalogueMigration,
  visitorsMigration,
  purchaseMigration,
  contentMigration,
  accountMigration,
  consentsMigration,
  variantFacetsMigration,
  refundsMigration,
  creditMigration,
  dyingMessagesMigration,
  sessionDevicesMigration,
  noContactPhoneIndexMigration,
  creditRetriesMigration,
  catalogueChangesMigration,
  productsByFameMigration,
  basketCallsMigration,
  importKeysMigration,
  staffMigration,
  feedPullsMigration,
  remotePicturesMigration,
  derivedByTriggersMigration,
  ownContentMigration,
  searchOrderMigration,
  consentLogMigration,
  exchangeMigration,
  reviewAnswersMigration,
  wordingsMigration,
  deliveryMigration,
  ownOrderMigration,
  reviewPhotosMigration,
  pageHeadingsMigration,
  toolsWithRolesMigration,
  saleLinksMigration,
  sortByLettersMigration,
  indexRowsMigration,
  variantArticlesMigration,
  movedProductsMigration,
  advertWordingMigration,
  partialRefundsMigration,
  pagesByToolsMigration,
  nameOfFeedMigration,
  fingerprintsMigration,
  nearestByPriceMigration,
  shownVariantsMigration,
];
