import { pluralRu } from '../format/plural.js';
import type { PlotTexts } from './PointsPlot.js';

/** Texts of the map. */
export interface PointsMapTexts extends PlotTexts {
  zoomIn: string;
  zoomOut: string;
  /** Accessible name of the part that is moved by keyboard. */
  keys: string;
}

/** Texts of the map's parts. */
export const pointsMapTexts: PointsMapTexts = {
  empty: 'На карте пока нет точек',
  north: 'Север вверху',
  northLetter: 'С',
  showAll: 'Показать все',
  several: (count, labels) => `${count} ${pluralRu(count, 'адрес', 'адреса', 'адресов')} рядом: ${labels}`,
  scale: (distance) => `Масштаб: отрезок ${distance}`,
  zoomIn: 'Приблизить',
  zoomOut: 'Отдалить',
  keys: 'Карта: стрелки двигают её, плюс и минус меняют масштаб',
};
