import svelte from 'eslint-plugin-svelte';
import ts from 'typescript-eslint';
import svelte_config from './svelte.config.js';

export default ts.config(
  { ignores: ['dist', 'screenshots', 'src/generated'] },
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  ...svelte.configs.prettier,
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: {
      parserOptions: { parser: ts.parser, extraFileExtensions: ['.svelte'], svelteConfig: svelte_config },
    },
  },
);
