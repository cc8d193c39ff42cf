import { linkOnSite } from '../pages.mjs';

const changelog = /^(libs|tools)\/([\w-]+)\/CHANGELOG\.md$/;

/** Pages are the repository's own files: their links become those of the site, and a changelog gets the heading that it lacks. */
export function repositoryLinks(md, root) {
  const fileOf = ({ realPath, path }) => (realPath ?? path).slice(root.length + 1).replaceAll('\\', '/');
  md.core.ruler.before('normalize', 'changelog_heading', (state) => {
    const [, , name] = changelog.exec(fileOf(state.env)) ?? [];
    if (name !== undefined) state.src = `# @tropa/${name}: changes\n\n${state.src}`;
  });
  md.core.ruler.push('repository_links', ({ tokens, env }) => {
    const file = fileOf(env);
    for (const token of tokens.flatMap(({ children }) => children ?? []))
      if (token.type === 'link_open') token.attrSet('href', linkOnSite(file, token.attrGet('href')));
  });
}
