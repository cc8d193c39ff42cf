import { Dialog, useTexts } from '@tropa/ui-kit';
import { useSelector, useDispatch } from 'react-redux';
import { selectIsLocationMapOpen, shopsClosed } from '../dialogs/location-dialogs.slice.js';
import { CityShops, cityShopsTitle, useCityShops, type CityShopsProps } from './CityShops.js';
import { shopsTexts } from './shops.texts.js';

/** Props of {@link ShopsDialog}. */
export type ShopsDialogProps = Pick<CityShopsProps, 'map' | 'onChoose' | 'onMapFailure' | 'className' | 'texts'>;

/** Dialog, 859 px wide, with the shops or pickup points of the visitor's city: list and map. */
export function ShopsDialog(props: ShopsDialogProps) {
  return useSelector(selectIsLocationMapOpen) ? <OpenShops {...props} /> : null;
}

function OpenShops({ className, ...props }: ShopsDialogProps) {
  const dispatch = useDispatch();
  const title = cityShopsTitle(useTexts('shops', shopsTexts, props.texts), useCityShops());
  return (
    <Dialog className={className} isOpen onClose={() => dispatch(shopsClosed())} title={title} size="lg">
      <CityShops {...props} />
    </Dialog>
  );
}
