import { Alert } from '../alert/Alert.js';
import { Badge } from '../badge/Badge.js';
import { CountBadge } from '../badge/CountBadge.js';
import { Breadcrumbs } from '../breadcrumbs/Breadcrumbs.js';
import { Carousel } from '../carousel/Carousel.js';
import { Checkbox } from '../checkbox/Checkbox.js';
import { Chip } from '../chip/Chip.js';
import { ChipLink } from '../chip/ChipLink.js';
import { CodeField } from '../code-field/CodeField.js';
import { DateField } from '../date-field/DateField.js';
import { Disclosure } from '../disclosure/Disclosure.js';
import { DotColor } from '../dot-color/DotColor.js';
import { EmptyState } from '../empty-state/EmptyState.js';
import { ErrorState } from '../empty-state/ErrorState.js';
import { Container } from '../layout/Container.js';
import { Section } from '../layout/Section.js';
import { TextLink } from '../link/TextLink.js';
import { LoadingBar } from '../loading-bar/LoadingBar.js';
import { NameField } from '../name-field/NameField.js';
import { OptionGroup } from '../option-group/OptionGroup.js';
import { PasswordField } from '../password-field/PasswordField.js';
import { Picture } from '../picture/Picture.js';
import { Menu } from '../popover/Menu.js';
import { Popover } from '../popover/Popover.js';
import { Price } from '../price/Price.js';
import { PriorityNav } from '../priority-nav/PriorityNav.js';
import { RadioCard } from '../radio-card/RadioCard.js';
import { Rating } from '../rating/Rating.js';
import { ScrollRow } from '../scroll-row/ScrollRow.js';
import { SearchField } from '../search-field/SearchField.js';
import { SelectField } from '../select-field/SelectField.js';
import { Skeleton } from '../skeleton/Skeleton.js';
import { Spinner } from '../spinner/Spinner.js';
import { StarField } from '../star-field/StarField.js';
import { StarMark } from '../star-field/StarMark.js';
import { Tabs } from '../tabs/Tabs.js';
import { TextAreaField } from '../text-field/TextAreaField.js';
import { TextField } from '../text-field/TextField.js';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.js';
import { describeConformance } from './describeConformance.js';

const { HTMLInputElement, HTMLAnchorElement, HTMLDetailsElement, SVGSVGElement } = window;
const crumbs = [{ title: 'Главная', link: '/' }, { title: 'Рюкзаки' }];
const links = [{ id: 1, title: 'Лыжи', href: '/catalog/lyzhi/' }];

describeConformance(Alert, { render: (props) => <Alert kind="error" onClose={() => {}} {...props} /> });
describeConformance(Badge, { render: (props) => <Badge kind="new" {...props} /> });
describeConformance(CountBadge, { render: (props) => <CountBadge count={3} {...props} /> });
describeConformance(Breadcrumbs, { render: (props) => <Breadcrumbs items={crumbs} {...props} /> });
describeConformance(Carousel, {
  render: (props) => (
    <Carousel label="Акции" {...props}>
      Слайд
    </Carousel>
  ),
});
describeConformance(Checkbox, {
  render: (props) => <Checkbox label="Norda" count={38} {...props} />,
  refInstanceof: HTMLInputElement,
});
describeConformance(Chip, {
  render: (props) => <Chip {...props}>Norda</Chip>,
  refInstanceof: window.HTMLButtonElement,
});
describeConformance(ChipLink, {
  render: (props) => (
    <ChipLink href="/search/?q=1" {...props}>
      снегокаты
    </ChipLink>
  ),
  refInstanceof: HTMLAnchorElement,
});
describeConformance(CodeField, {
  render: (props) => <CodeField label="Код из смс" {...props} />,
  refInstanceof: HTMLInputElement,
});
describeConformance(DateField, {
  render: (props) => <DateField label="Дата рождения" {...props} />,
  refInstanceof: HTMLInputElement,
});
describeConformance(Disclosure, {
  render: (props) => (
    <Disclosure summary="Бренд" {...props}>
      Norda
    </Disclosure>
  ),
  refInstanceof: HTMLDetailsElement,
});
describeConformance(DotColor, {
  render: (props) => <DotColor color="#00756a" {...props} />,
  refInstanceof: SVGSVGElement,
});
describeConformance(EmptyState, { render: (props) => <EmptyState title="Пусто" {...props} /> });
describeConformance(ErrorState, { render: (props) => <ErrorState onRetry={() => {}} {...props} /> });
describeConformance(Container, { render: (props) => <Container {...props}>Текст</Container> });
describeConformance(Section, { render: (props) => <Section title="Лучшее" {...props} />, classNameTarget: null });
describeConformance(TextLink, {
  render: (props) => (
    <TextLink href="/" {...props}>
      смотреть все
    </TextLink>
  ),
  refInstanceof: HTMLAnchorElement,
});
describeConformance(LoadingBar, { render: (props) => <LoadingBar isActive {...props} /> });
describeConformance(NameField, {
  render: (props) => <NameField label="Имя" {...props} />,
  refInstanceof: HTMLInputElement,
});
describeConformance(OptionGroup, {
  render: (props) => <OptionGroup label="Размер" options={[{ value: 'm', label: 'M' }]} {...props} />,
  refInstanceof: window.HTMLFieldSetElement,
});
describeConformance(PasswordField, {
  render: (props) => <PasswordField label="Пароль" {...props} />,
  refInstanceof: HTMLInputElement,
});
describeConformance(Picture, {
  render: (props) => <Picture src="/media/a/480.webp" alt="Рюкзак" {...props} />,
  refInstanceof: window.HTMLImageElement,
});
describeConformance(Menu, {
  render: (props) => <Menu trigger="ещё" items={links} {...props} />,
  refInstanceof: HTMLDetailsElement,
});
describeConformance(Popover, {
  render: (props) => (
    <Popover trigger="Город" {...props}>
      Тюмень
    </Popover>
  ),
  refInstanceof: HTMLDetailsElement,
});
describeConformance(Price, { render: (props) => <Price value={1249000} oldValue={1599000} {...props} /> });
describeConformance(PriorityNav, { render: (props) => <PriorityNav label="Разделы" items={links} {...props} /> });
describeConformance(RadioCard, {
  render: (props) => <RadioCard title="Самовывоз" hint="сегодня" {...props} />,
  refInstanceof: HTMLInputElement,
});
describeConformance(Rating, { render: (props) => <Rating value={4.3} count={12} {...props} /> });
describeConformance(ScrollRow, {
  render: (props) => (
    <ScrollRow label="Лучшее" {...props}>
      Карточка
    </ScrollRow>
  ),
});
describeConformance(SearchField, { render: (props) => <SearchField {...props} />, refInstanceof: HTMLInputElement });
describeConformance(SelectField, {
  render: (props) => <SelectField label="Адрес" options={[{ value: 1, label: 'ул. Республики' }]} {...props} />,
  refInstanceof: window.HTMLSelectElement,
});
describeConformance(Skeleton, { render: (props) => <Skeleton {...props} /> });
describeConformance(Spinner, { render: (props) => <Spinner {...props} /> });
describeConformance(StarField, {
  render: (props) => <StarField label="Оценка" value={3} onChange={() => {}} {...props} />,
  refInstanceof: window.HTMLFieldSetElement,
});
describeConformance(StarMark, { render: (props) => <StarMark value={3} {...props} /> });
describeConformance(Tabs, {
  render: (props) => <Tabs items={[{ id: 'a', title: 'Комфорт', content: 'Коврик' }]} {...props} />,
});
describeConformance(TextAreaField, {
  render: (props) => <TextAreaField label="Комментарий" {...props} />,
  refInstanceof: window.HTMLTextAreaElement,
});
describeConformance(TextField, {
  render: (props) => <TextField label="Имя" hint="Как в паспорте" {...props} />,
  refInstanceof: HTMLInputElement,
});
describeConformance(VisuallyHidden, { render: (props) => <VisuallyHidden {...props}>Текст</VisuallyHidden> });
