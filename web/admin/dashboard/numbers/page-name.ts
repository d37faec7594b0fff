import { publicPages } from '#contract/pages.ts'

const titles: Record<string, { title: string }> = publicPages

/** In the language of the screen; one that an older version counted may have no name here. */
export const pageNameOf = (page: string) => titles[page]?.title ?? page
