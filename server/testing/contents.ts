// For tests only: calls about contents, and a renderer that shows what a page is given.
import { calls } from '#contract/calls.ts'
import type { ContentDraft, UploadedPicture } from '#contract/content/calls.ts'
import type { Contents, PageKey } from '#contract/content/pages.ts'
import type { Renderer } from '../pages/render.ts'
import { type createTestApp, send, signIn } from './app.ts'
import { photo, sendForm } from './images.ts'

type App = Awaited<ReturnType<typeof createTestApp>>['app']
type Headers = Record<string, string>
/** What takes the place of some parts of a page, or a function that changes it. */
type Edit<K extends PageKey> = Partial<Contents[K]> | ((content: Contents[K]) => void)

/** A page as JSON: its context and the content of the home page. */
export const plainRenderer: Renderer = async (url, answer, context) => {
  const home = await answer('getContent', { params: { page: 'home' }, query: {} })
  return { status: 200, html: JSON.stringify({ url, context, home }) }
}

/** What staff do with the contents of a site. */
export function contentsOf(app: App, headers: Headers) {
  const draftOf = async <K extends PageKey>(page: K) => {
    const draft: ContentDraft = (await send(app, calls.getDraft, { headers, param: page })).json()
    return { ...draft, content: draft.content as Contents[K] }
  }
  const save = (page: PageKey, version: number, content: object) =>
    send(app, calls.saveDraft, { headers, param: page, payload: { version, content } })
  const publish = (page: PageKey, version: number) =>
    send(app, calls.publishContent, {
      headers,
      param: page,
      payload: { version, password: 'a long enough secret' },
    })
  const versions = async (page: PageKey) =>
    (await send(app, calls.listVersions, { headers, param: page })).json()
  const restore = (page: PageKey, id: string, version: number) =>
    app.inject({
      method: 'POST',
      url: calls.restoreVersion.path.replace(':page', page).replace(':id', id),
      headers,
      payload: { version },
    })

  /** Changes the draft and returns the answer. */
  async function change<K extends PageKey>(page: K, edit: Edit<K>) {
    const { content, version } = await draftOf(page)
    if (typeof edit === 'function') edit(content)
    else Object.assign(content, edit)
    return save(page, version, content)
  }

  async function changeAndPublish<K extends PageKey>(page: K, edit: Edit<K>) {
    const { version } = (await change(page, edit)).json()
    return publish(page, version)
  }

  async function upload(size: { width: number; height: number }) {
    const answer = await sendForm(app, calls.addContentPicture, { image: await photo(size) }, { headers })
    return answer.json() as UploadedPicture
  }

  return { draftOf, save, publish, versions, restore, change, changeAndPublish, upload }
}

/** What visitors get. */
export async function published<K extends PageKey>(app: App, page: K): Promise<Contents[K]> {
  return (await send(app, calls.getContent, { param: page })).json()
}

/** A second account, which owns nothing. */
export async function signInAsStaff(app: App, db: Awaited<ReturnType<typeof createTestApp>>['db']) {
  await signIn(app)
  await send(app, calls.signup, { payload: { email: 'anil@example.com', password: 'a long enough secret' } })
  await db.updateTable('accounts').set({ status: 'active' }).execute()
  return signIn(app, 'anil@example.com')
}
