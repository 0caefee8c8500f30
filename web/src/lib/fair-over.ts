// Whether the fair in view is over: then no exhibitor is fully booked, there is nothing left to book.
import { createContext, useContext } from 'react';

const FairOver = createContext(false);
export const FairOverProvider = FairOver.Provider;
export const useFairOver = (): boolean => useContext(FairOver);
