import { type Drawing as DrawingBoxes, type DrawingName, drawings } from '#contract/houses/drawings.ts'
import { inBoth } from '#contract/words.ts'
import { language } from '../../language/language.ts'
import { Text } from '../content/text.tsx'

type DrawingProps = {
  drawing: { name: DrawingName | 'none'; caption: string }
  className?: string
}

/**
 * A line drawing in the colour of the text around it, shown whole. Where it is too narrow for its words to be read,
 * they are left out and the drawing fills the width.
 */
export function Drawing({ drawing: { name, caption }, className = '' }: DrawingProps) {
  if (name === 'none') return null
  const { inner, outer = inner }: DrawingBoxes = drawings[name]
  const file = `/drawings/${name}${language === 'en' ? '' : `.${language}`}.svg#drawing`
  return (
    <figure className={`drawing ${className}`}>
      <svg viewBox={outer.join(' ')} role="img" aria-label={words[name]} className="drawing-large">
        <use href={file} />
      </svg>
      <svg viewBox={inner.join(' ')} role="img" aria-label={words[name]} className="drawing-small">
        <use href={file} />
      </svg>
      {caption ? <Text.figcaption className="mt-3 text-sm opacity-80">{caption}</Text.figcaption> : null}
    </figure>
  )
}

/** Alternative texts. */
const words: Record<DrawingName, string> = inBoth({
  'plan-contemporary-ground': [
    'Ground floor plan of a contemporary house of 2,450 sq ft: car porch, sit-out, living, dining, kitchen with work area, one bedroom and the stair',
    '2,450 ചതുരശ്ര അടിയുള്ള ആധുനിക വീടിന്റെ താഴത്തെ നിലയുടെ പ്ലാൻ: കാർ പോർച്ച്, സിറ്റൗട്ട്, സ്വീകരണമുറി, ഊണുമുറി, അടുക്കളയും വർക്ക് ഏരിയയും, ഒരു കിടപ്പുമുറി, കോണി',
  ],
  'plan-contemporary-first': [
    'First floor plan of the same house: two bedrooms with baths, upper living room, balcony with a teak screen, study and an open terrace',
    'അതേ വീടിന്റെ ഒന്നാം നിലയുടെ പ്ലാൻ: ബാത്റൂമുള്ള രണ്ടു കിടപ്പുമുറികൾ, അപ്പർ ലിവിങ്, തേക്കിന്റെ സ്ക്രീനുള്ള ബാൽക്കണി, പഠനമുറി, തുറന്ന ടെറസ്',
  ],
  'plan-nalukettu': [
    'Plan of a nalukettu: open courtyard in the middle, inner veranda on twelve posts, four ranges of rooms with the pooja room on the axis, and verandas all round',
    'നാലുകെട്ടിന്റെ പ്ലാൻ: നടുവിൽ നടുമുറ്റം, പന്ത്രണ്ടു തൂണുകളുള്ള അകത്തെ വരാന്ത, നാലു വശത്തും മുറികൾ, നേരെ എതിരെ പൂജാമുറി, ചുറ്റും വരാന്ത',
  ],
  'section-courtyard': [
    'Section through a courtyard house in the rain: tiled roofs slope into the open court, water leaves through a drain under the floor, a person stands on the veranda',
    'മഴയത്ത് നാലുകെട്ടിന്റെ സെക്ഷൻ: ഓടിട്ട മേൽക്കൂരകൾ നടുമുറ്റത്തേക്കു ചരിയുന്നു, വെള്ളം തറയ്ക്കടിയിലെ ഓവിലൂടെ പുറത്തേക്കു പോകുന്നു, വരാന്തയിൽ ഒരാൾ നിൽക്കുന്നു',
  ],
  'elevation-villa': [
    'Front elevation of a two-storey villa: tiled living wing, entrance under a balcony, laterite ground floor with a tiled gable above, car porch and palms',
    'ഇരുനില വീടിന്റെ എലിവേഷൻ: ഓടിട്ട സ്വീകരണഭാഗം, ബാൽക്കണിക്കു താഴെ മുൻവാതിൽ, വെട്ടുകല്ലിന്റെ താഴത്തെ നില, മീതെ ഓടിട്ട മുഖപ്പ്, കാർ പോർച്ച്, പിന്നിൽ തെങ്ങുകൾ',
  ],
  'detail-waterproofing': [
    'Section through the edge of a flat roof: slab, screed to fall, membrane turned up 300 mm at the parapet, coping with drip grooves and a drain outlet',
    'പരന്ന മേൽക്കൂരയുടെ അരികിന്റെ സെക്ഷൻ: സ്ലാബ്, ചരിവുള്ള സ്ക്രീഡ്, പാരപ്പെറ്റിൽ 30 സെ.മീ. മുകളിലേക്കു കയറ്റിയ മെംബ്രേൻ, ഡ്രിപ് ഗ്രൂവുള്ള കോപ്പിങ്, ഡ്രെയിൻ',
  ],
  'interior-kitchen': [
    'Wall elevation of a kitchen with its measurements: tall unit with oven, drawers, hob and hood, sink under the window, dishwasher, wall units and lofts',
    'അളവുകൾ സഹിതം അടുക്കളയുടെ ഒരു ഭിത്തി: ഓവനുള്ള ഉയരമുള്ള യൂണിറ്റ്, ഡ്രോയറുകൾ, അടുപ്പും ചിമ്മിനിയും, ജനലിനു താഴെ സിങ്ക്, ഡിഷ് വാഷർ, കബോർഡുകൾ, ലോഫ്റ്റ്',
  ],
  'detail-floor': [
    'Layers of an epoxy floor lifted apart: ground concrete with a filled crack, primer, body coat, quartz and top coat',
    'എപ്പോക്സി തറയുടെ പാളികൾ വേർതിരിച്ച്: വിള്ളൽ നിറച്ചു ഗ്രൈൻഡ് ചെയ്ത കോൺക്രീറ്റ്, പ്രൈമർ, ബോഡി കോട്ട്, ക്വാർട്സ്, ടോപ് കോട്ട്',
  ],
})
