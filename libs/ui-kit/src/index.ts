export { Alert } from './alert/Alert.js';
export type { AlertProps } from './alert/Alert.js';
export { alertTexts } from './alert/alert.texts.js';
export { Badge } from './badge/Badge.js';
export type { BadgeProps } from './badge/Badge.js';
export { CountBadge } from './badge/CountBadge.js';
export type { CountBadgeProps } from './badge/CountBadge.js';
export { Breadcrumbs } from './breadcrumbs/Breadcrumbs.js';
export type { Breadcrumb, BreadcrumbsProps } from './breadcrumbs/Breadcrumbs.js';
export { breadcrumbsTexts } from './breadcrumbs/breadcrumbs.texts.js';
export { Button } from './button/Button.js';
export type { ButtonProps } from './button/Button.js';
export { IconButton } from './button/IconButton.js';
export type { IconButtonProps } from './button/IconButton.js';
export { Carousel } from './carousel/Carousel.js';
export type { CarouselProps } from './carousel/Carousel.js';
export type { CarouselTexts } from './carousel/carousel.texts.js';
export { carouselTexts } from './carousel/carousel.texts.js';
export { Checkbox } from './checkbox/Checkbox.js';
export type { CheckboxProps } from './checkbox/Checkbox.js';
export { Chip } from './chip/Chip.js';
export type { ChipProps } from './chip/Chip.js';
export { ChipLink } from './chip/ChipLink.js';
export type { ChipLinkProps } from './chip/ChipLink.js';
export { chipTexts } from './chip/chip.texts.js';
export { CodeField } from './code-field/CodeField.js';
export type { CodeFieldProps } from './code-field/CodeField.js';
export { DateField } from './date-field/DateField.js';
export type { DateFieldProps } from './date-field/DateField.js';
export { dateFieldTexts } from './date-field/date-field.texts.js';
export { BottomSheet } from './dialog/BottomSheet.js';
export type { BottomSheetProps } from './dialog/BottomSheet.js';
export { Dialog } from './dialog/Dialog.js';
export type { DialogProps } from './dialog/Dialog.js';
export { Drawer } from './dialog/Drawer.js';
export type { DrawerProps } from './dialog/Drawer.js';
export { lockScroll } from './dialog/scrollLock.js';
export { useGrownWindow } from './dialog/useGrownWindow.js';
export { dialogTexts } from './dialog/dialog.texts.js';
export { Disclosure } from './disclosure/Disclosure.js';
export type { DisclosureProps } from './disclosure/Disclosure.js';
export { DotColor } from './dot-color/DotColor.js';
export type { DotColorProps } from './dot-color/DotColor.js';
export { EmptyState } from './empty-state/EmptyState.js';
export type { EmptyStateProps } from './empty-state/EmptyState.js';
export { ErrorState } from './empty-state/ErrorState.js';
export type { ErrorStateProps } from './empty-state/ErrorState.js';
export { errorStateTexts } from './empty-state/error-state.texts.js';
export { ErrorBoundary } from './error-boundary/ErrorBoundary.js';
export type { ErrorBoundaryProps } from './error-boundary/ErrorBoundary.js';
export { errorBoundaryTexts } from './error-boundary/error-boundary.texts.js';
export { focusFirstError } from './field/focusFirstError.js';
export type { FieldLook } from './field/Field.js';
export type { FileEntry } from './file-field/file-entry.js';
export { RequiredMark } from './field/RequiredMark.js';
export { FileField } from './file-field/FileField.js';
export type { FileFieldProps } from './file-field/FileField.js';
export { fileFieldTexts } from './file-field/file-field.texts.js';
export type { FileFieldTexts } from './file-field/file-field.texts.js';
export { FormFrame } from './form-frame/FormFrame.js';
export type { FormFrameProps } from './form-frame/FormFrame.js';
export { useFormDraft } from './form-frame/useFormDraft.js';
export type { FormDraft, FormDraftControls } from './form-frame/useFormDraft.js';
export { useFormSubmit } from './form-frame/useFormSubmit.js';
export type { FormSubmit, FormSubmitOptions } from './form-frame/useFormSubmit.js';
export { formatDate } from './format/date.js';
export type { DateLook } from './format/date.js';
export { formatFileSize } from './format/file-size.js';
export { discountPercent, formatMoney, formatRoubles } from './format/money.js';
export { formatNumber } from './format/number.js';
export { formatPhone } from './format/phone.js';
export { inSizeOrder } from './format/size-order.js';
export { pluralRu } from './format/plural.js';
export { HeaderAction } from './header-action/HeaderAction.js';
export type { HeaderActionProps } from './header-action/HeaderAction.js';
export {
  ArrowRightIcon,
  BagIcon,
  BarsIcon,
  BinIcon,
  CheckIcon,
  ChevronDownIcon,
  ChevronLeftIcon,
  ChevronRightIcon,
  CircleAlertIcon,
  CircleCheckIcon,
  CircleCrossIcon,
  CloseIcon,
  ExitIcon,
  EyeIcon,
  EyeOffIcon,
  HeartIcon,
  InfoIcon,
  MailIcon,
  MapPinIcon,
  MinusIcon,
  ParcelIcon,
  PauseIcon,
  PlayIcon,
  PlusIcon,
  SearchIcon,
  SlidersIcon,
  StarIcon,
  StoreIcon,
  TriangleAlertIcon,
  TruckIcon,
  UserIcon,
} from './icon/icons.js';
export type { IconProps } from './icon/icons.js';
export { Container } from './layout/Container.js';
export type { ContainerProps } from './layout/Container.js';
export { Section } from './layout/Section.js';
export type { SectionProps } from './layout/Section.js';
export { useLazyPart } from './lazy-part/useLazyPart.js';
export { Lightbox } from './lightbox/Lightbox.js';
export type { LightboxPicture, LightboxProps } from './lightbox/Lightbox.js';
export type { LightboxTexts } from './lightbox/lightbox.texts.js';
export { lightboxTexts } from './lightbox/lightbox.texts.js';
export { isPlainClick } from './link/isPlainClick.js';
export { LinkProvider, useLink } from './link/LinkProvider.js';
export type { LinkComponent, LinkProps, LinkProviderProps } from './link/LinkProvider.js';
export { TextLink } from './link/TextLink.js';
export type { TextLinkProps } from './link/TextLink.js';
export { LoadingBar } from './loading-bar/LoadingBar.js';
export type { LoadingBarProps } from './loading-bar/LoadingBar.js';
export { loadingBarTexts } from './loading-bar/loading-bar.texts.js';
export type { MapPoint } from './map/point.js';
export type { MapProvider, MapSettings } from './map/provider.js';
export { PointsMap } from './map/PointsMap.js';
export type { PointsMapProps } from './map/PointsMap.js';
export type { PointsMapTexts } from './map/points-map.texts.js';
export type { PlotTexts } from './map/PointsPlot.js';
export { pointsMapTexts } from './map/points-map.texts.js';
export { NameField } from './name-field/NameField.js';
export type { NameFieldProps } from './name-field/NameField.js';
export { OptionGroup } from './option-group/OptionGroup.js';
export type { Option, OptionGroupProps } from './option-group/OptionGroup.js';
export { Pagination } from './pagination/Pagination.js';
export type { PaginationProps } from './pagination/Pagination.js';
export type { PaginationTexts } from './pagination/pagination.texts.js';
export { paginationTexts } from './pagination/pagination.texts.js';
export { PasswordField } from './password-field/PasswordField.js';
export type { PasswordFieldProps } from './password-field/PasswordField.js';
export { passwordFieldTexts } from './password-field/password-field.texts.js';
export { PhoneField } from './phone-field/PhoneField.js';
export type { PhoneFieldProps } from './phone-field/PhoneField.js';
export { highPriority } from './picture/highPriority.js';
export { Picture } from './picture/Picture.js';
export type { PictureProps } from './picture/Picture.js';
export { PictureProvider, usePictureSources } from './picture/PictureProvider.js';
export type { PictureProviderProps, PictureSources, PictureSourcesOf } from './picture/PictureProvider.js';
export { Menu } from './popover/Menu.js';
export type { MenuItem, MenuProps } from './popover/Menu.js';
export { Popover } from './popover/Popover.js';
export type { PopoverProps } from './popover/Popover.js';
export { Price } from './price/Price.js';
export type { PriceProps } from './price/Price.js';
export { priceTexts } from './price/price.texts.js';
export { PriorityNav } from './priority-nav/PriorityNav.js';
export type { PriorityNavItem, PriorityNavProps } from './priority-nav/PriorityNav.js';
export { priorityNavTexts } from './priority-nav/priority-nav.texts.js';
export { QuantityField } from './quantity-field/QuantityField.js';
export type { QuantityFieldProps } from './quantity-field/QuantityField.js';
export type { QuantityTexts } from './quantity-field/quantity-field.texts.js';
export { quantityFieldTexts } from './quantity-field/quantity-field.texts.js';
export { RadioCard } from './radio-card/RadioCard.js';
export type { RadioCardProps } from './radio-card/RadioCard.js';
export type { Range } from './range-field/range.js';
export { RangeField } from './range-field/RangeField.js';
export type { RangeFieldProps } from './range-field/RangeField.js';
export type { RangeTexts } from './range-field/range-field.texts.js';
export { rangeFieldTexts } from './range-field/range-field.texts.js';
export { RefusalNote } from './refusal-note/RefusalNote.js';
export type { RefusalNoteProps } from './refusal-note/RefusalNote.js';
export { Rating } from './rating/Rating.js';
export type { RatingProps } from './rating/Rating.js';
export type { RatingTexts } from './rating/rating.texts.js';
export { ratingTexts } from './rating/rating.texts.js';
export { SafeHtml } from './safe-html/SafeHtml.js';
export type { SafeHtmlProps } from './safe-html/SafeHtml.js';
export { glide } from './scroll-row/glide.js';
export { ScrollRow } from './scroll-row/ScrollRow.js';
export type { PerView, ScrollRowProps } from './scroll-row/ScrollRow.js';
export { scrollRowTexts } from './scroll-row/scroll-row.texts.js';
export { SearchField } from './search-field/SearchField.js';
export type { SearchFieldProps } from './search-field/SearchField.js';
export { searchFieldTexts } from './search-field/search-field.texts.js';
export { SelectField } from './select-field/SelectField.js';
export type { SelectFieldProps, SelectOption } from './select-field/SelectField.js';
export { Skeleton } from './skeleton/Skeleton.js';
export type { SkeletonProps } from './skeleton/Skeleton.js';
export { Spinner } from './spinner/Spinner.js';
export type { SpinnerProps } from './spinner/Spinner.js';
export { spinnerTexts } from './spinner/spinner.texts.js';
export { StarField } from './star-field/StarField.js';
export type { StarFieldProps } from './star-field/StarField.js';
export { StarMark } from './star-field/StarMark.js';
export type { StarMarkProps } from './star-field/StarMark.js';
export { starLabel, starTexts } from './star-field/star.texts.js';
export type { StarTexts } from './star-field/star.texts.js';
export { Tabs } from './tabs/Tabs.js';
export type { Tab, TabsProps } from './tabs/Tabs.js';
export { TextAreaField } from './text-field/TextAreaField.js';
export type { TextAreaFieldProps } from './text-field/TextAreaField.js';
export type { KitTexts } from './texts/kitTexts.js';
export { TextsProvider, useTexts } from './texts/TextsProvider.js';
export type { TextsDictionary, TextsOf, TextsProviderProps } from './texts/TextsProvider.js';
export { TextField } from './text-field/TextField.js';
export type { TextFieldProps } from './text-field/TextField.js';
export { breakpoints, colorVar, lightColors, tokenVar } from './tokens/tokens.js';
export type { ColorToken, TokenName } from './tokens/tokens.js';
export { VisuallyHidden } from './visually-hidden/VisuallyHidden.js';
