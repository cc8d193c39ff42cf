import { selectIsAuthOpen } from '@tropa/account';
import { selectIsBasketDialogOpen } from '@tropa/checkout';
import { selectIsCityOpen, selectIsLocationMapOpen } from '@tropa/location';
import { useSelector } from 'react-redux';
import { Lazily } from '../../shell/Lazily.js';

const loadAuth = () => import('./AuthDialogHost.js').then(({ AuthDialogHost }) => AuthDialogHost);
const loadCity = () => import('./CityDialogHost.js').then(({ CityDialogHost }) => CityDialogHost);
const loadShops = () => import('./ShopsDialogHost.js').then(({ ShopsDialogHost }) => ShopsDialogHost);

const loadBasket = () => import('./BasketDialogHost.js').then(({ BasketDialogHost }) => BasketDialogHost);

const nothing = {};

/** Dialogs that any page may open; the code of each is loaded when it first opens (S1 §4). */
export function Widget() {
  return (
    <>
      <Lazily isNeeded={useSelector(selectIsAuthOpen)} load={loadAuth} props={nothing} />
      <Lazily isNeeded={useSelector(selectIsBasketDialogOpen)} load={loadBasket} props={nothing} />
      <Lazily isNeeded={useSelector(selectIsCityOpen)} load={loadCity} props={nothing} />
      <Lazily isNeeded={useSelector(selectIsLocationMapOpen)} load={loadShops} props={nothing} />
    </>
  );
}
