import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextLink } from '../link/TextLink.js';
import { Container } from './Container.js';
import { Section } from './Section.js';

const meta = {
  id: 'kit-section',
  title: 'Основа/Раздел страницы',
  component: Section,
  args: {
    title: 'Лучшие предложения',
    action: <TextLink href="#all">смотреть все</TextLink>,
    children: 'Содержимое раздела',
  },
  decorators: [
    (Story) => (
      <Container>
        <Story />
      </Container>
    ),
  ],
} satisfies Meta<typeof Section>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithAction: Story = { name: 'Со ссылкой', tags: ['picture'] };
