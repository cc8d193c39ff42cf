import type { ReceivePoint } from '@tropa/api-client';
import { useState } from 'react';
import type { NumberedPoint } from './PickupMap.js';

/** More addresses than can be taken in at a glance: then there is a field that filters them. */
const manyPoints = 8;

const words = (text: string): string[] =>
  text
    .toLowerCase()
    .replaceAll('ё', 'е')
    .split(/[^\p{L}\d]+/u)
    .filter(Boolean);

/** Every typed word is the beginning of a word in the address. */
const matches = (address: string, query: string): boolean => {
  const known = words(address);
  return words(query).every((typed) => known.some((word) => word.startsWith(typed)));
};

/** What a buyer has marked in the dialog and not confirmed yet. */
export interface PickupChoiceState {
  /** Those that match what is typed, each with its number in the whole list. */
  readonly shown: readonly NumberedPoint[];
  readonly marked: ReceivePoint | undefined;
  readonly mark: (id: number) => void;
  /** Undefined while there are few addresses: no field. */
  readonly filter: string | undefined;
  readonly onFilter: (text: string) => void;
}

/** Marking and filtering of pickup addresses. */
export function usePickupChoice(points: readonly ReceivePoint[], chosenId: number | null): PickupChoiceState {
  const [markedId, mark] = useState(chosenId);
  const [filter, onFilter] = useState('');
  const numbered = points.map((point, index) => ({ ...point, number: index + 1 }));
  const shown = numbered.filter(({ address }) => matches(address, filter));
  return {
    shown,
    // Only what is visible can be confirmed.
    marked: points.find(({ id }) => id === markedId && shown.some((point) => point.id === id)),
    mark,
    filter: points.length > manyPoints ? filter : undefined,
    onFilter,
  };
}
