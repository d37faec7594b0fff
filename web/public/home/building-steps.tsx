import { Picture } from '../../ui/picture.tsx'
import { pictures } from '../pictures.ts'
import { Steps } from '../services/steps.tsx'

const steps = [
  {
    title: 'We walk the plot with you',
    when: 'Week 1',
    text: 'Levels, trees, road, the neighbour’s well, where the rain comes from. You tell us how the family lives and what you can spend. The first visit costs nothing within 40 km of Kochi.',
  },
  {
    title: 'Drawings, then one price',
    when: 'Weeks 2 to 8',
    text: 'Plan, elevations, a model you can turn on your phone, and a list of every item with its quantity and rate. You change it until it is right. Then the price is fixed in writing.',
  },
  {
    title: 'Permit and ground',
    when: 'Weeks 8 to 14',
    text: 'We file with the panchayat or municipality, test the soil and set the house out in string, so that you can stand in every room before it exists.',
  },
  {
    title: 'Structure and roof',
    when: 'Months 4 to 8',
    text: 'Foundation, frame, walls, roof. A site engineer is there every working day and signs off the steel before each pour. Pictures reach your WhatsApp every Saturday.',
  },
  {
    title: 'Finish, keys, first monsoon',
    when: 'Months 9 to 12',
    text: 'Plaster, floors, joinery, paint. We walk the list of small faults together and clear it before you get the keys. After the first monsoon we come back and put right what the rain has shown.',
  },
]

export function BuildingSteps() {
  return (
    <section className="bg-sand">
      <div className="wrap grid gap-x-[7vw] gap-y-12 py-section lg:grid-cols-[5fr_6fr]">
        <div className="lg:sticky lg:top-28 lg:self-start">
          <h2>How a house gets built</h2>
          <p className="mt-5 max-w-measure text-lg text-stone">
            A house of 2,000 sq ft (186 m²) takes us about twelve months from the first visit to the keys.
            This is what happens in them.
          </p>
          <Picture
            {...pictures['construction-site-1']}
            sizes="(min-width: 1024px) 42vw, 88vw"
            className="mt-8 lg:mt-12 lg:aspect-4/5"
          />
        </div>
        <Steps steps={steps} />
      </div>
    </section>
  )
}
