import { useEffect, useRef, useState } from 'react';
import { OptionGroup, TextLink, useLazyPart } from '@tropa/ui-kit';
import type { ProductDetail } from '@tropa/api-client';
import type { ProductTexts } from './product.texts.js';
import type { VariantChoice } from './useProductVariants.js';
import styles from './VariantPicker.module.css';

/** Props of {@link VariantPicker}. */
export interface VariantPickerProps extends Pick<VariantChoice, 'groups' | 'choose'> {
  product: ProductDetail;
  texts: ProductTexts;
}

const importSizeTable = () => import('./SizeTableDialog.js').then((module) => module.SizeTableDialog);

/** The property selectors of a product, as text or picture swatches, with the size table where there is one. */
export function VariantPicker({ product, groups, choose, texts }: VariantPickerProps) {
  const [openTable, setOpenTable] = useState<string | null>(null);
  const [SizeTable, loadSizeTable] = useLazyPart(importSizeTable);
  const table = openTable === null ? undefined : product.propertyInfoTables[openTable];

  // A swatch clicked before hydration counts too: hydration leaves the checked radio as it is.
  const root = useRef<HTMLDivElement>(null);
  const atMount = useRef({ groups, choose });
  useEffect(() => {
    for (const { propertyId, options } of atMount.current.groups) {
      const pressed = [...(root.current?.querySelectorAll<HTMLInputElement>('input[type=radio]:checked') ?? [])].find(
        (radio) => radio.name === `option-${propertyId}`,
      );
      if (!pressed || options.some((option) => option.isChosen && option.value === pressed.value)) continue;
      atMount.current.choose(propertyId, pressed.value);
      return;
    }
  }, []);

  const sizeTableLink = (propertyId: string) => {
    const info = product.propertyInfoTables[propertyId];
    if (!info) return undefined;
    const label = info.label || texts.sizeTable;
    if (!info.tableContent) return info.link ? <TextLink href={info.link}>{label}</TextLink> : undefined;
    return (
      <TextLink
        aria-haspopup="dialog"
        onPointerEnter={loadSizeTable}
        onClick={() => {
          loadSizeTable();
          setOpenTable(propertyId);
        }}
      >
        {label}
      </TextLink>
    );
  };

  return (
    <div ref={root} className={styles.groups}>
      {groups.map(({ propertyId, options }) => {
        const isImage = options.some((option) => option.type === 'image');
        return (
          <OptionGroup
            key={propertyId}
            label={product.propertyLabels[propertyId] ?? propertyId}
            kind={isImage ? 'image' : 'text'}
            name={`option-${propertyId}`}
            value={options.find((option) => option.isChosen)?.value}
            options={options.map((option) => ({
              value: option.value,
              label: option.title || option.value || '—',
              image: option.type === 'image' ? option.value : undefined,
              isDisabled: option.isDisabled,
            }))}
            onChange={(value) => choose(propertyId, value)}
            action={sizeTableLink(propertyId)}
          />
        );
      })}
      {SizeTable ? (
        <SizeTable
          isOpen={table !== undefined}
          onClose={() => setOpenTable(null)}
          title={table?.label || texts.sizeTable}
          html={table?.tableContent ?? ''}
        />
      ) : null}
    </div>
  );
}
