import { Controls, Description, Heading, Primary, Stories, Subtitle, Title, useOf } from '@storybook/addon-docs/blocks';
import { Anatomy } from './Anatomy.js';
import { guideOf } from './guide-of.js';

const Lines = ({ lines }: { lines: readonly string[] }) => (
  <ul>
    {lines.map((line) => (
      <li key={line}>{line}</li>
    ))}
  </ul>
);

/**
 * The page of a component. Those of the kit begin with a designer's questions: when to use it, when not to, what it
 * consists of.
 */
export function ComponentPage() {
  const { csfFile } = useOf('meta', ['meta']);
  const { id } = csfFile.meta;
  const guide = guideOf(id);
  if (!guide) {
    return (
      <>
        <Title />
        <Subtitle />
        <Description />
        <Primary />
        <Controls />
        <Stories />
      </>
    );
  }
  const stories = Object.values(csfFile.stories);
  const story =
    stories.find((one) => one.id === `${id}--${guide.story}`) ??
    stories.find(({ tags }) => tags?.includes('picture')) ??
    stories[0];
  return (
    <>
      <Title />
      <p>{guide.what}</p>
      <Primary />
      <Heading>Когда использовать</Heading>
      <Lines lines={guide.use} />
      <Heading>Когда нет</Heading>
      <Lines lines={guide.avoid} />
      {story && (
        <>
          <Heading>Из чего состоит</Heading>
          <Anatomy story={story.id} parts={guide.parts} />
        </>
      )}
      <Heading>Свойства</Heading>
      <Controls />
      <Stories title="Состояния" includePrimary={false} />
    </>
  );
}
