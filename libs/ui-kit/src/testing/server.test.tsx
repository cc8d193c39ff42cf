/** @jest-environment node */
import { renderToString } from 'react-dom/server';
import * as kit from '../index.js';

const noop = () => {};
const links = [{ id: 1, title: 'Лыжи', href: '/lyzhi/' }];

/** Every part that a page may contain before JavaScript runs, open dialogs included. */
const samples: Record<string, () => React.ReactElement> = {
  Alert: () => <kit.Alert>Текст</kit.Alert>,
  BottomSheet: () => <kit.BottomSheet isOpen onClose={noop} title="Размер" />,
  Breadcrumbs: () => <kit.Breadcrumbs items={[{ title: 'Главная', link: '/' }]} />,
  Button: () => <kit.Button href="/">Текст</kit.Button>,
  Carousel: () => <kit.Carousel label="Акции">Слайд</kit.Carousel>,
  CodeField: () => <kit.CodeField label="Код" />,
  DateField: () => <kit.DateField label="Дата" />,
  Dialog: () => <kit.Dialog isOpen onClose={noop} title="Адрес" />,
  Disclosure: () => <kit.Disclosure summary="Бренд">Norda</kit.Disclosure>,
  Drawer: () => <kit.Drawer isOpen onClose={noop} title="Каталог" />,
  ErrorBoundary: () => (
    <kit.ErrorBoundary>
      <p>Текст</p>
    </kit.ErrorBoundary>
  ),
  ErrorState: () => <kit.ErrorState />,
  FileField: () => <kit.FileField label="Резюме" value={[]} onChange={noop} />,
  Lightbox: () => <kit.Lightbox isOpen onClose={noop} title="История" items={[{ id: 1, src: '/a.webp', alt: '' }]} />,
  OptionGroup: () => <kit.OptionGroup label="Цвет" options={[{ value: '1', label: 'красный' }]} value="1" />,
  Pagination: () => <kit.Pagination page={1} pageCount={9} hrefFor={String} />,
  PhoneField: () => <kit.PhoneField label="Телефон" defaultValue="9123456789" />,
  Picture: () => <kit.Picture src="/a.webp" alt="" isPriority />,
  Price: () => <kit.Price value={100} oldValue={200} />,
  PointsMap: () => (
    <kit.PointsMap points={[{ id: 1, coords: [57.1, 65.5], label: 'ул. Ленина, 1' }]} label="Карта" googleKey="key" />
  ),
  PriorityNav: () => <kit.PriorityNav label="Разделы" items={links} />,
  QuantityField: () => <kit.QuantityField value={1} onChange={noop} />,
  RangeField: () => <kit.RangeField label="Цена" min={1} max={9} />,
  Rating: () => <kit.Rating value={4.5} count={2} />,
  SafeHtml: () => <kit.SafeHtml html="<b>Текст</b>" />,
  ScrollRow: () => <kit.ScrollRow label="Лучшее">Карточка</kit.ScrollRow>,
  SearchField: () => <kit.SearchField />,
  SelectField: () => <kit.SelectField label="Адрес" />,
  StarField: () => <kit.StarField label="Оценка" value={0} onChange={noop} />,
  StarMark: () => <kit.StarMark value={4} />,
  Tabs: () => <kit.Tabs items={[{ id: 'a', title: 'Комфорт', content: 'Коврик' }]} />,
};

describe('rendering on a server', () => {
  it('works without a window', () => {
    expect(typeof window).toBe('undefined');
  });

  it.each(Object.entries(samples))('%s renders without a warning', (_name, sample) => {
    const error = jest.spyOn(console, 'error').mockImplementation(noop);
    expect(renderToString(sample())).toContain('<');
    expect(error).not.toHaveBeenCalled();
    error.mockRestore();
  });

  it('«ещё» contains every link, including those that do not fit', () => {
    const html = renderToString(<kit.PriorityNav label="Разделы" items={links} />);
    expect(html.split('href="/lyzhi/"')).toHaveLength(3);
  });

  it('a phone is formatted by the mask at once', () => {
    expect(renderToString(<kit.PhoneField label="Телефон" defaultValue="89123456789" />)).toContain(
      'value="+7 (912) 345-67-89"',
    );
  });
});
