import type { ArgTypesEnhancer } from 'storybook/internal/csf';
import { baseGuides } from './base.guides.js';
import type { ComponentGuide, ComponentGuides } from './component-guide.js';
import { fieldGuides } from './field.guides.js';
import { propWords } from './prop-words.js';
import { showGuides } from './show.guides.js';

const guides: ComponentGuides = { ...baseGuides, ...fieldGuides, ...showGuides };

/** The guide of a component of the kit, by the id of its stories. */
export const guideOf = (componentId: string): ComponentGuide | undefined => guides[componentId];

/** A property in Russian; undefined for a component that is not of the kit, or an undescribed property. */
export const propInRussian = (componentId: string, name: string): string | undefined => {
  const guide = guideOf(componentId);
  return guide && (guide.props?.[name] ?? propWords[name]);
};

/** A Storybook enhancer: tables of properties are in Russian for designers; the docstrings stay in the code. */
export const describeProps: ArgTypesEnhancer = ({ componentId, argTypes, initialArgs }) => {
  // Props that a story sets but the component's own types do not name (`children`) are only known from the story.
  const names = new Set([...Object.keys(argTypes), ...Object.keys(guideOf(componentId) ? initialArgs : {})]);
  return Object.fromEntries(
    [...names].map((name) => {
      const description = propInRussian(componentId, name);
      return [name, { name, ...argTypes[name], ...(description !== undefined && { description }) }];
    }),
  );
};
// After the one that reads the properties from the code.
describeProps.secondPass = true;
