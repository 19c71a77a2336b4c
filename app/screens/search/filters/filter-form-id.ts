/** Id of the filter form, for controls outside it, such as the order of the list. */
export const filterFormId = 'filters-form'
