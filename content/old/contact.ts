export const contact = {
  description: 'Call {phone}, write on WhatsApp or by mail, or come by: {street}, {city}.',
  title: 'Talk to us',
  intro:
    'One of us answers, not a call centre. If you call from a site or from abroad and the line drops, we call back.',
  stepsTitle: 'What happens next',
  submitted: 'If it cannot wait until then, call [{phone}](tel:{phone}).',
  steps: [
    'We call you and listen. It takes about twenty minutes and costs nothing.',
    'We come to the plot, in Ernakulam and the districts around it, and look at soil, slope, road and water.',
    'Ten days later you get a sketch and a written estimate. You decide whether to go ahead.',
  ],
  plans: [
    'A new house',
    'An extension or a floor on top',
    'Interior work',
    'A Vasthu reading of a plan or plot',
    'Floor coating',
    'Waterproofing',
    'Something else',
  ],
  directionsTitle: 'How to find us',
  directions:
    'Fifteen minutes on foot from Kadavanthra metro station, down Panampilly Nagar Avenue. There is parking for two cars in front.',
  mapTitle: 'Drawn map: {street}, south of Kadavanthra metro station and east of MG Road',
  mapNote: 'Drawn by us, not to scale.',
}
