import { langOf } from './lang.ts'
import { noBreak } from './no-break.ts'

/** Elements that hold one text of the company, with its `lang` where that is not the page's. */
export const Text = {
  h1: element('h1'),
  h2: element('h2'),
  h3: element('h3'),
  p: element('p'),
  li: element('li'),
  dt: element('dt'),
  dd: element('dd'),
  span: element('span'),
  strong: element('strong'),
  figcaption: element('figcaption'),
}

function element(Tag: 'h1' | 'h2' | 'h3' | 'p' | 'li' | 'dt' | 'dd' | 'span' | 'strong' | 'figcaption') {
  return ({ children, ...props }: { id?: string; className?: string; children: string }) => (
    <Tag lang={langOf(children)} {...props}>
      {noBreak(children)}
    </Tag>
  )
}
