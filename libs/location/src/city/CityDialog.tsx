import { DEFAULT_CITY, refusalLine, useGetLocationQuery, useSetCityMutation, type City } from '@tropa/api-client';
import { Alert, Button, Dialog, useTexts } from '@tropa/ui-kit';
import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { cityClosed, selectIsCityOpen } from '../dialogs/location-dialogs.slice.js';
import { cityTexts, type CityTexts } from './city.texts.js';
import { CitySearch } from './CitySearch.js';
import styles from './CityDialog.module.css';

/** Props of {@link CityDialog}. */
export interface CityDialogProps {
  /** The city was changed; pages that show stock by city may want to reload. */
  readonly onCityChange?: (city: City) => void;
  /** The change of city was rejected; the dialog says so and stays open. */
  readonly onError?: (error: unknown) => void;
  readonly texts?: Partial<CityTexts>;
  /** Class of the whole part; elements inside it have `data-part`: `question`, `actions`. */
  readonly className?: string | undefined;
}

/** Asks «Ваш город X?», then searches for another city on request; always opens at the question. */
export function CityDialog({ onCityChange, onError, texts: own, className }: CityDialogProps) {
  const texts = useTexts('city', cityTexts, own);
  const isOpen = useSelector(selectIsCityOpen);
  const dispatch = useDispatch();
  const close = () => dispatch(cityClosed());
  return (
    <Dialog className={className} isOpen={isOpen} onClose={close} title={texts.title} size="sm">
      {isOpen ? <CitySteps texts={texts} onClose={close} onCityChange={onCityChange} onError={onError} /> : null}
    </Dialog>
  );
}

interface CityStepsProps {
  readonly texts: CityTexts;
  readonly onClose: () => void;
  readonly onCityChange: CityDialogProps['onCityChange'] | undefined;
  readonly onError: CityDialogProps['onError'] | undefined;
}

function CitySteps({ texts, onClose, onCityChange, onError }: CityStepsProps) {
  const [isSearching, setIsSearching] = useState(false);
  const { currentData: city = DEFAULT_CITY } = useGetLocationQuery();
  const [setCity, { isLoading, error }] = useSetCityMutation();

  const choose = async (chosen: City) => {
    const result = await setCity(chosen);
    if ('error' in result) {
      onError?.(result.error);
      return;
    }
    onCityChange?.(chosen);
    onClose();
  };

  if (isSearching) {
    return (
      <>
        <CitySearch texts={texts} isSaving={isLoading} onChoose={(chosen) => void choose(chosen)} />
        {error ? <Alert kind="error">{refusalLine(error, texts.error)}</Alert> : null}
      </>
    );
  }
  return (
    <div className={styles.confirm}>
      <p className={styles.question} data-part="question">
        {texts.question(city.value)}
      </p>
      <div className={styles.actions} data-part="actions">
        <Button size="lg" onClick={onClose}>
          {texts.confirm}
        </Button>
        <Button size="lg" variant="outline" onClick={() => setIsSearching(true)}>
          {texts.another}
        </Button>
      </div>
    </div>
  );
}
