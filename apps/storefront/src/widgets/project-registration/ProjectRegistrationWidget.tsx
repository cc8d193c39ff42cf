import { projectFormIdSeed, usePageData } from '@tropa/api-client';
import { ProjectRegistrationButton, selectIsProjectRegistrationOpen } from '@tropa/content';
import { useState } from 'react';
import { useSelector } from 'react-redux';
import { Lazily } from '../../shell/Lazily.js';
import type { PropsOf, PropTable } from '../widget-props.js';

export const seeds = [projectFormIdSeed];

export const props = { projectName: 'string', hasDialog: 'boolean' } as const satisfies PropTable;

const loadDialog = () =>
  import('./ProjectRegistrationPart.js').then(({ ProjectRegistrationDialog }) => ProjectRegistrationDialog);

/**
 * The registration for the project: a button, and the dialog that it opens by its flag (S1 §4).
 * A second button on the page sets `hasDialog: false`. Without a form id there is nowhere to send it.
 */
export function Widget({ projectName = '', hasDialog = true }: PropsOf<typeof props>) {
  const formId = usePageData('_projectFormId');
  const isOpen = useSelector(selectIsProjectRegistrationOpen);
  const [isMeant, setMeant] = useState(false);
  if (formId === undefined) return null;
  return (
    <>
      <ProjectRegistrationButton onIntent={() => setMeant(true)} />
      {hasDialog && <Lazily isNeeded={isOpen || isMeant} load={loadDialog} props={{ formId, projectName }} />}
    </>
  );
}
