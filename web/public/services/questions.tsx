import { Icon } from '../../ui/icon.tsx'

type QuestionsProps = { questions: readonly { question: string; answer: string }[] }

/** Typical questions, opened and closed by the browser itself. */
export function Questions({ questions }: QuestionsProps) {
  return (
    <section className="wrap grid gap-x-[6vw] gap-y-8 py-section lg:grid-cols-[2fr_3fr]">
      <h2>What people ask</h2>
      <div className="border-t border-line">
        {questions.map(({ question, answer }) => (
          <details key={question} className="group border-b border-line">
            <summary className="flex min-h-11 list-none items-start justify-between gap-6 py-4 font-semibold hover:text-laterite [&::-webkit-details-marker]:hidden">
              {question}
              <Icon name="chevron" className="mt-1 size-5 text-laterite transition group-open:rotate-180" />
            </summary>
            <p className="max-w-measure pb-6 text-stone">{answer}</p>
          </details>
        ))}
      </div>
    </section>
  )
}
