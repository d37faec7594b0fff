import { pageNames } from '#contract/page-names.ts'

const titles: Record<string, { title: string }> = pageNames

/** In the language of the screen; one that an older version counted may have no name here. */
export const pageNameOf = (page: string) => titles[page]?.title ?? page
