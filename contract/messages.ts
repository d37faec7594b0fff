// All messages. Public pages import theirs from public-messages.ts, so that they do not load those for staff.
import { messages as shown } from './public-messages.ts'
import type { RecordKind } from './records/fields.ts'
import { inBoth } from './words.ts'

export { requestMessages } from './public-messages.ts'

const ofStaff = inBoth({
  /** Under the question before something is deleted. */
  final: ['This cannot be undone.', 'ഇത് പിന്നീട് തിരികെ കിട്ടില്ല.'],
  jobs: {
    loadFailed: ['⚠️ Unable to load jobs.', '⚠️ ജോലി ഒഴിവുകൾ കാണിക്കാനായില്ല.'],
    fillAll: ['⚠️ Please fill all fields.', '⚠️ എല്ലാ കോളങ്ങളും പൂരിപ്പിക്കൂ.'],
    added: ['✅ Job added successfully', '✅ ജോലി ഒഴിവ് ചേർത്തു'],
    addFailed: ['❌ Error adding job.', '❌ ജോലി ഒഴിവ് ചേർക്കാനായില്ല.'],
    adding: ['Adding…', 'ചേർക്കുന്നു…'],
    updated: ['✅ Job updated.', '✅ ജോലി ഒഴിവ് സേവ് ചെയ്തു.'],
    updateFailed: ['❌ Error updating job.', '❌ ജോലി ഒഴിവ് സേവ് ചെയ്യാനായില്ല.'],
    deleted: ['✅ Job deleted.', '✅ ജോലി ഒഴിവ് നീക്കി.'],
    deleteFailed: ['❌ Error deleting job.', '❌ ജോലി ഒഴിവ് നീക്കാനായില്ല.'],
    confirmDelete: ['Delete this job?', 'ഈ ജോലി ഒഴിവ് നീക്കണോ?'],
    empty: ['No jobs available.', 'ജോലി ഒഴിവുകളൊന്നുമില്ല.'],
  },
  applications: {
    loadFailed: ['⚠️ Unable to load applications.', '⚠️ അപേക്ഷകൾ കാണിക്കാനായില്ല.'],
    empty: ['No applications submitted yet.', 'അപേക്ഷകളൊന്നും വന്നിട്ടില്ല.'],
    noCv: ['No CV uploaded', 'സി.വി. ഇല്ല'],
    updated: ['Application updated', 'അപേക്ഷ സേവ് ചെയ്തു'],
    deleted: ['Application deleted', 'അപേക്ഷ മായ്ച്ചുകളഞ്ഞു'],
    confirmDelete: ['Delete this application and its CV?', 'ഈ അപേക്ഷയും സി.വി.യും മായ്ച്ചുകളയണോ?'],
    notFound: ['This application was not found', 'ഈ അപേക്ഷ കാണാനില്ല'],
  },
  projects: {
    deleted: ['✅ Product deleted', '✅ പ്രോജക്ട് നീക്കി'],
    deleteFailed: ['❌ Failed to delete product', '❌ പ്രോജക്ട് നീക്കാനായില്ല'],
    confirmDelete: ['Delete this product?', 'ഈ പ്രോജക്ട് നീക്കണോ?'],
    imageDeleted: ['Image deleted', 'ചിത്രം മായ്ച്ചു'],
    imageDeleteFailed: ['Image delete failed', 'ചിത്രം മായ്ക്കാനായില്ല'],
    confirmImageDelete: ['Delete this image?', 'ഈ ചിത്രം മായ്ക്കണോ?'],
    updated: ['Product updated!', 'പ്രോജക്ട് സേവ് ചെയ്തു!'],
    updateFailed: ['Failed to update product', 'പ്രോജക്ട് സേവ് ചെയ്യാനായില്ല'],
    added: ['Images uploaded successfully!', 'ചിത്രങ്ങൾ ചേർത്തു!'],
    uploadFailed: ['❌ Upload failed', '❌ അയയ്ക്കാനായില്ല'],
    imageNeeded: ['Please choose at least one image.', 'ഒരു ചിത്രമെങ്കിലും തിരഞ്ഞെടുക്കൂ.'],
    picturesNeeded: [
      'Please add a main image and at least 3 gallery images.',
      'പ്രധാന ചിത്രവും ഗാലറിയിലേക്ക് 3 ചിത്രങ്ങളെങ്കിലും ചേർക്കൂ.',
    ],
    fillAll: [
      'Please fill in category, client, area and location.',
      'വിഭാഗം, ക്ലയന്റ്, വിസ്തീർണം, സ്ഥലം എന്നിവ പൂരിപ്പിക്കൂ.',
    ],
    imageNotFound: ['This image does not belong to the project.', 'ഈ ചിത്രം ഈ പ്രോജക്ടിന്റേതല്ല.'],
    listMismatch: [
      'The new order names a project twice, or one that is not in this list',
      'പുതിയ ക്രമത്തിൽ ഒരു പ്രോജക്ട് രണ്ടു തവണയുണ്ട്, അല്ലെങ്കിൽ ഈ ലിസ്റ്റിൽ ഇല്ലാത്ത ഒന്നുണ്ട്',
    ],
    reordered: ['Order saved', 'ക്രമം സേവ് ചെയ്തു'],
    mainImageStays: [
      'The main image cannot be deleted. Please choose or upload another main image first.',
      'പ്രധാന ചിത്രം മായ്ക്കാനാകില്ല. ആദ്യം മറ്റൊരു പ്രധാന ചിത്രം തിരഞ്ഞെടുക്കൂ.',
    ],
    orderMismatch: [
      'The new order must name each gallery image of the project once',
      'പുതിയ ക്രമത്തിൽ പ്രോജക്ടിന്റെ ഓരോ ചിത്രവും ഒരു തവണ വേണം',
    ],
  },
  reviews: {
    added: ['Review submitted!', 'അഭിപ്രായം ചേർത്തു!'],
    addFailed: ['Error submitting review', 'അഭിപ്രായം ചേർക്കാനായില്ല'],
    deleted: ['Review deleted', 'അഭിപ്രായം നീക്കി'],
    deleteFailed: ['Failed to delete review', 'അഭിപ്രായം നീക്കാനായില്ല'],
    confirmDelete: ['Are you sure you want to delete this review?', 'ഈ അഭിപ്രായം നീക്കണമെന്ന് ഉറപ്പാണോ?'],
    fetchFailed: ['Failed to load review', 'അഭിപ്രായം കാണിക്കാനായില്ല'],
    updated: ['Review updated!', 'അഭിപ്രായം സേവ് ചെയ്തു!'],
    updateFailed: ['Update failed', 'സേവ് ചെയ്യാനായില്ല'],
    fillAll: ['Please fill in name and review.', 'പേരും അഭിപ്രായവും എഴുതൂ.'],
  },
  services: {
    added: ['Service added successfully', 'സേവനം ചേർത്തു'],
    addFailed: ['Error adding service', 'സേവനം ചേർക്കാനായില്ല'],
    updated: ['Service updated', 'സേവനം സേവ് ചെയ്തു'],
    updateFailed: ['Failed to update service', 'സേവനം സേവ് ചെയ്യാനായില്ല'],
    deleted: ['Service deleted', 'സേവനം നീക്കി'],
    deleteFailed: ['Failed to delete service', 'സേവനം നീക്കാനായില്ല'],
    confirmDelete: ['Delete this service?', 'ഈ സേവനം നീക്കണോ?'],
    reordered: ['Order saved', 'ക്രമം സേവ് ചെയ്തു'],
    fillAll: ['Please add a description and an image.', 'വിവരണവും ഒരു ചിത്രവും ചേർക്കൂ.'],
    empty: ['No services added yet.', 'സേവനങ്ങളൊന്നും ചേർത്തിട്ടില്ല.'],
    orderMismatch: ['The new order must name each service once', 'പുതിയ ക്രമത്തിൽ ഓരോ സേവനവും ഒരു തവണ വേണം'],
  },
  notes: {
    missing: ['Please write something.', 'എന്തെങ്കിലും എഴുതൂ.'],
    added: ['Note added', 'കുറിപ്പ് ചേർത്തു'],
    removed: ['Note removed', 'കുറിപ്പ് കളഞ്ഞു'],
    notFound: ['This note is no longer there', 'ഈ കുറിപ്പ് ഇപ്പോൾ ഇല്ല'],
    notYours: [
      'Only whoever wrote this note, or an owner, can remove it.',
      'എഴുതിയ ആൾക്കോ ഉടമയ്ക്കോ മാത്രമേ ഈ കുറിപ്പ് കളയാനാകൂ.',
    ],
  },
  enquiries: {
    loadFailed: ['Unable to load enquiries.', 'അന്വേഷണങ്ങൾ കാണിക്കാനായില്ല.'],
    updated: ['Enquiry updated', 'അന്വേഷണം സേവ് ചെയ്തു'],
    deleted: ['Enquiry deleted', 'അന്വേഷണം മായ്ച്ചുകളഞ്ഞു'],
    confirmDelete: ['Delete this enquiry?', 'ഈ അന്വേഷണം മായ്ച്ചുകളയണോ?'],
    empty: ['No enquiries yet.', 'അന്വേഷണങ്ങളൊന്നുമില്ല.'],
    notFound: ['This enquiry was not found', 'ഈ അന്വേഷണം കാണാനില്ല'],
  },
})

type OfRecord = Record<'fillAll' | 'added' | 'updated' | 'deleted' | 'notFound', string>

export const messages = {
  ...shown,
  ...ofStaff,
  jobs: { ...shown.jobs, ...ofStaff.jobs },
  applications: { ...shown.applications, ...ofStaff.applications },
  projects: { ...shown.projects, ...ofStaff.projects },
  reviews: { ...shown.reviews, ...ofStaff.reviews },
  services: { ...shown.services, ...ofStaff.services },
  enquiries: { ...shown.enquiries, ...ofStaff.enquiries },
} satisfies Record<RecordKind, OfRecord> & Record<string, unknown>
