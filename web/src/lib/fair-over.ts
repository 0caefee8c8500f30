// Whether the current fair is over: then no exhibitor counts as fully booked, since nothing can be booked.
import { createContext, useContext } from 'react';

const FairOver = createContext(false);
export const FairOverProvider = FairOver.Provider;
export const useFairOver = (): boolean => useContext(FairOver);
