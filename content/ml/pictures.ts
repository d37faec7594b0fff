// What the pictures of ../pictures.ts show, for people who cannot see them.
import type { Translations } from './translations.ts'

export const pictures: Translations = {
  'Contemporary two-storey Kerala villa with tiled and flat roofs, teak slats and coconut palms in late afternoon light':
    'ഓടിട്ടതും പരന്നതുമായ മേൽക്കൂരകളും തേക്കിന്റെ അഴികളും ചുറ്റും തെങ്ങുകളുമുള്ള ആധുനിക ഇരുനില കേരള വീട്, സായാഹ്നവെയിലിൽ',
  'Concrete frame of a house under construction with scaffolding, formwork and laterite block walls':
    'പണി നടക്കുന്ന വീടിന്റെ കോൺക്രീറ്റ് തൂണും ബീമും, കൂടെ തട്ടും പലകയും വെട്ടുകൽഭിത്തികളും',
  'Laterite blocks and a cement mixer in front of a half-built two-storey frame':
    'പാതി പണിത ഇരുനില കെട്ടിടത്തിനു മുന്നിൽ വെട്ടുകല്ലും സിമന്റ് മിക്സറും',
  'Bright living room with cane pendant lamps, two sofas and windows on two sides':
    'ചൂരൽ തൂക്കുവിളക്കുകളും രണ്ടു സോഫയും രണ്ടു വശത്തും ജനലുകളുമുള്ള, വെളിച്ചം നിറഞ്ഞ സ്വീകരണമുറി',
  'Colonnade with red oxide floor around a sunlit inner courtyard':
    'വെയിൽ വീഴുന്ന നടുമുറ്റത്തിനു ചുറ്റും റെഡ് ഓക്സൈഡ് തറയുള്ള തൂണുവരാന്ത',
  'Yellow line on a mirror-smooth grey epoxy floor leading to an open loading door':
    'കണ്ണാടിപോലെ മിനുങ്ങുന്ന ചാരനിറമുള്ള എപ്പോക്സി തറയിൽ, തുറന്ന ലോഡിങ് വാതിലിലേക്കു നീളുന്ന മഞ്ഞവര',
  'Sealed roof terrace with water beading on the membrane and the stair room behind':
    'വാട്ടർപ്രൂഫ് ചെയ്ത ടെറസ്; മെംബ്രേനിൽ ഉരുണ്ടുനിൽക്കുന്ന വെള്ളത്തുള്ളികൾ, പിന്നിൽ കോണിമുറി',
  'Traditional Kerala house with terracotta tile roof, pillared veranda and a tulsi platform in the garden':
    'ഓടിട്ട മേൽക്കൂരയും തൂണുകളുള്ള വരാന്തയും മുറ്റത്ത് തുളസിത്തറയുമുള്ള പരമ്പരാഗത കേരള വീട്',
  'Long veranda with red oxide floor, turned wooden pillars and a slatted bench rail':
    'റെഡ് ഓക്സൈഡ് തറയും കടഞ്ഞെടുത്ത മരത്തൂണുകളും ചാരുപടിയുമുള്ള നീണ്ട വരാന്ത',
  'Open timber staircase on a steel beam against a laterite wall, with hanging brass lamps':
    'വെട്ടുകൽഭിത്തിയോടു ചേർന്ന് സ്റ്റീൽ ബീമിൽ പണിത, മരപ്പടികളുള്ള തുറന്ന കോണിയും തൂങ്ങുന്ന പിച്ചള വിളക്കുകളും',
  'Tiled living wing, entrance and balcony of a Kerala villa in evening light':
    'സന്ധ്യാവെളിച്ചത്തിൽ ഒരു കേരള വീടിന്റെ ഓടിട്ട സ്വീകരണഭാഗവും മുൻവാതിലും ബാൽക്കണിയും',
  'Teak double door beneath a balcony, between a laterite wall and a glazed living room':
    'വെട്ടുകൽഭിത്തിക്കും ചില്ലിട്ട സ്വീകരണമുറിക്കും ഇടയിൽ, ബാൽക്കണിക്കു താഴെ തേക്കിന്റെ ഇരട്ടവാതിൽ',
  'Bedroom with teak headboard, clay-coloured wall and a floor-to-ceiling garden window':
    'തേക്കിന്റെ ഹെഡ്ബോർഡും മൺനിറമുള്ള ഭിത്തിയും തറ മുതൽ സീലിങ് വരെ ഉയരത്തിൽ പൂന്തോട്ടം കാണുന്ന ജനലുമുള്ള കിടപ്പുമുറി',
  'Kitchen island with fluted teak front and marble top, seen past palm leaves':
    'പനയോലകൾക്കിടയിലൂടെ കാണുന്ന അടുക്കള ഐലൻഡ്; മുൻഭാഗത്ത് ചാലു കീറിയ തേക്ക്, മുകളിൽ മാർബിൾ',
  'Floor plan, rolled drawings, scale ruler and a small house model on a wooden table':
    'മരമേശയിൽ ഫ്ലോർ പ്ലാൻ, ചുരുട്ടിയ ഡ്രോയിങ്ങുകൾ, സ്കെയിൽ, ഒരു വീടിന്റെ ചെറിയ മോഡൽ',
  'Sunlit wall of red laterite blocks with pitted faces and lime mortar joints, palm shade across it':
    'വെയിലേറ്റ വെട്ടുകൽഭിത്തി; കുമ്മായച്ചാന്തിട്ട ചേർപ്പുകൾ, കുറുകെ തെങ്ങോലയുടെ നിഴൽ',
  'Polished red oxide floor with window light and the foot of a turned teak pillar on its stone base':
    'ജനൽവെളിച്ചം വീണ മിനുസമുള്ള റെഡ് ഓക്സൈഡ് തറ; കല്ലിന്മേൽ കടഞ്ഞെടുത്ത തേക്കിൻതൂണിന്റെ ചുവട്',
  'Neglected Kerala veranda house with missing roof tiles, grey timber, stained plaster and tall weeds':
    'ഓടുകൾ പോയി, മരം നരച്ച്, തേപ്പിൽ കറ പിടിച്ച്, മുറ്റം കാടുകയറിയ പഴയ കേരള വീട്',
  'The same veranda house restored, with whole tile roof, oiled timber, hanging lamps and a kept garden':
    'അതേ വീട് പുതുക്കിയ ശേഷം: പൂർണമായി ഓടിട്ട മേൽക്കൂര, എണ്ണയിട്ട മരം, തൂക്കുവിളക്കുകൾ, വൃത്തിയുള്ള മുറ്റം',
  'Flat concrete roof terrace with cracks, algae, peeling coating, damp parapet and water standing at a clogged outlet':
    'വിള്ളലും പായലും പിടിച്ച്, കോട്ടിങ് ഇളകി, പാരപ്പെറ്റ് നനഞ്ഞ പരന്ന ടെറസ്; അടഞ്ഞ ഔട്ട്ലെറ്റിനു ചുറ്റും വെള്ളം കെട്ടിനിൽക്കുന്നു',
  'The same roof terrace with a clean light-grey waterproof coating, coved corners, painted parapet and a clear steel grating':
    'അതേ ടെറസ് വാട്ടർപ്രൂഫ് ചെയ്ത ശേഷം: ഇളം ചാരനിറത്തിൽ കോട്ടിങ്, ഉരുട്ടിയ മൂലകൾ, പെയിന്റടിച്ച പാരപ്പെറ്റ്, തുറന്ന സ്റ്റീൽ ഗ്രേറ്റിങ്',
  'Columns with yellow guards and high windows reflected in a smooth grey floor':
    'മിനുസമുള്ള ചാരനിറത്തറയിൽ പ്രതിഫലിക്കുന്ന, മഞ്ഞ ഗാർഡുള്ള തൂണുകളും ഉയരത്തിലുള്ള ജനലുകളും',
  'Rainwater standing in beads on a sealed terrace, with the floor drain in the middle':
    'വാട്ടർപ്രൂഫ് ചെയ്ത ടെറസിൽ ഉരുണ്ടുനിൽക്കുന്ന മഴത്തുള്ളികൾ, നടുവിൽ വെള്ളം പോകാനുള്ള ഡ്രെയിൻ',
}
