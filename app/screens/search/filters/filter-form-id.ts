/** What stands outside the form of the filters and belongs to it: the order of the list. */
export const filterFormId = 'filters-form'
