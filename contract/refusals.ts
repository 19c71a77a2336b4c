/** Every expected refusal with its English text; clients translate by code. */
export const refusals = {
  bad_input: 'Something went wrong, please try again.',
  unknown_action: 'Something went wrong, please try again.',
  unexpected: 'Something went wrong, please try again.',
  too_many_requests: 'Too many attempts. Please wait a little and try again.',
  too_large: 'This is too large.',
  too_long: 'This text is too long.',
  unavailable: 'Something went wrong, please try again.',
  not_open_yet: 'This is not open yet. It comes with the next version.',
  token_missing: 'The token is missing. Please reload the page and try again.',
  token_invalid: 'Your session has ended. Please log in.',
  login_required: 'Please log in first.',
  login_to_favorite: 'Please login to add to favorites',
  foreign_origin: 'Something went wrong, please try again.',
  wrong_password: 'Wrong password, please try again.',
  old_password_wrong: 'Old Password is incorrect.',
  second_factor_needed: 'Please enter the code from your authenticator app.',
  second_factor_on: 'The second factor is on already.',
  second_factor_wrong: 'This code is not right. Please try again.',
  no_account: 'There is no account with this phone number. Please register.',
  account_deleted: 'This account has been deleted.',
  account_inactive: 'This account is not active.',
  email_unconfirmed: 'Please open the link that we sent to your email address first.',
  account_banned: 'This account is banned. Please contact support.',
  phone_invalid: 'Please enter a valid phone number',
  phone_taken: 'User with this phone number is already registered, please login.',
  phone_not_mobile: 'Ooops! Could not send verification code. Please try again.',
  phone_not_verified: 'This phone did not pass verification.',
  phone_needed: 'Please verify your phone number first.',
  code_not_sent: 'Ooops! Could not send verification code. Please try again.',
  code_wrong: 'This Phone did not pass verifivation. Please try again.',
  code_spent: 'This code is no longer valid. Please ask for a new one.',
  username_invalid: 'Please enter a username',
  username_spaces: 'Should not contain any white spaces.',
  username_not_ascii: 'The username should only contain ANSI characters',
  username_too_long: 'This username is too long.',
  username_unclear: 'Please choose a name that is no phone number, address or link.',
  name_reserved: 'This name could pass for ours. Please choose another one.',
  username_taken: 'User with this username is already registered.',
  email_invalid: 'Please enter a valid email address',
  email_unknown: 'This email is not registered.',
  email_taken: 'User with this email is already registered.',
  email_not_sent: 'Could not send email.',
  password_missing: 'Please enter a Password',
  password_unconfirmed: 'Please confirm the Password',
  passwords_differ: 'The two passwords are not the same.',
  password_short: 'The password should have at least 6 characters.',
  password_spaces: 'The password should not contain any white spaces.',
  human_test_failed: 'You did not pass the human test.',
  password_common: 'This password is too easy to guess. Please choose another one.',
  link_spent: 'This link is no longer valid. Please ask for a new one.',
  search_not_found: 'This saved search does not exist any more.',
  too_many_searches: 'You have as many saved searches as there may be. Delete one first.',
  nothing_new: 'No new data provided.',
  callback_unknown: 'There is no open call-back request for this phone number.',
  callback_open: 'We already have a call-back request for this phone number.',
  user_not_found: 'This user does not exist.',
  advert_not_found: 'This item might not exist or is no longer available',
  advert_gone: 'This item might not exist or is no longer available',
  advert_ended: 'This item might not exist or is no longer available',
  page_not_found: '404 page not found',
  field_required: 'This field is required',
  fields_missing: 'Please fill in all fields.',
  name_missing: 'Please enter your name',
  title_too_long: 'The title is too long.',
  description_too_long: 'The description is too long.',
  contacts_in_text: 'Please leave phone numbers, e-mail addresses and links out of the text.',
  price_invalid: 'Please enter a valid price.',
  price_zero: 'Is it free? Say so, or leave the price empty.',
  category_required: 'Please select a category and a subcategory.',
  place_required: 'Please enter the city.',
  link_invalid: 'Please enter a link that begins with https://.',
  attribute_invalid: 'Please check this field.',
  too_many_drafts: 'You have as many drafts as there may be. Publish or delete one first.',
  draft_changed: 'This draft was changed in another window.',
  no_images: 'No images uploaded.',
  no_file: 'No file provided.',
  too_many_images: 'Maximum number of images reached.',
  image_unreadable: 'We could not upload the file.',
  move_refused: 'This cannot be done with this advert now.',
  promoted_today: 'You can only promote your advert once per day.',
  no_promotions_left: 'You have no promotions left for this Advert.',
  phone_hidden: 'This seller does not show a phone number.',
  description_unreadable: 'Error parsing generated description.',
  position_invalid: 'Please put the pin inside Moldova.',
  pin_far: 'The pin is far from the chosen place. Move it, or choose the place where it is.',
  forbidden_goods: 'This may not be sold here.',
  price_suspicious: 'The price is far from that of like adverts.',
  duplicate_advert: 'You have this advert already.',
  needs_look: 'We look at this before it is shown.',
  reason_required: 'Please say why: a reason is needed.',
  not_editable: 'Something went wrong, please try again.',
} as const

export type RefusalCode = keyof typeof refusals

/**
 * An expected refusal that the user can act on. `field` is the name of the invalid input field; `retryAfter` the
 * seconds until the next attempt, if known.
 */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly code: RefusalCode
  readonly field: string | undefined
  readonly retryAfter: number | undefined

  constructor(code: RefusalCode, field?: string, retryAfter?: number) {
    super(refusals[code])
    this.code = code
    this.field = field
    this.retryAfter = retryAfter
  }
}
