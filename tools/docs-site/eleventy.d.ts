/** The part of Eleventy that the site uses; the package has no types of its own. */
declare module '@11ty/eleventy' {
  export interface BuiltPage {
    readonly inputPath: string;
    readonly outputPath: string;
    readonly content: string;
  }
  export interface MarkdownToken {
    readonly type: string;
    tag: string;
    content: string;
    children: MarkdownToken[] | null;
    attrGet(name: string): string | null;
    attrSet(name: string, value: string): void;
  }
  export type MarkdownRule = (tokens: MarkdownToken[], index: number, ...rest: unknown[]) => string;
  export interface MarkdownEnvironment {
    readonly page: { readonly inputPath: string };
  }
  export interface Markdown {
    set(options: Readonly<Record<string, unknown>>): Markdown;
    readonly renderer: { readonly rules: Record<string, MarkdownRule> };
    readonly core: {
      readonly ruler: {
        push(name: string, rule: (state: { tokens: MarkdownToken[]; env: MarkdownEnvironment }) => void): void;
      };
    };
  }
  export interface UserConfig {
    addGlobalData(name: string, value: unknown): void;
    addPassthroughCopy(paths: Readonly<Record<string, string>>): void;
    addTemplate(path: string, content: string, data?: Readonly<Record<string, unknown>>): void;
    addTransform(name: string, change: (this: MarkdownEnvironment, content: string) => string): void;
    amendLibrary(name: 'md', change: (markdown: Markdown) => void): void;
    on(
      event: 'eleventy.after',
      listener: (event: { readonly results: readonly BuiltPage[] }) => void | Promise<void>,
    ): void;
    setUseGitIgnore(uses: boolean): void;
  }
  export default class Eleventy {
    constructor(
      input: string,
      output: string,
      options: {
        readonly quietMode?: boolean;
        readonly configPath?: string | null;
        readonly config?: (config: UserConfig) => Readonly<Record<string, unknown>> | undefined;
      },
    );
    write(): Promise<unknown>;
  }
}
